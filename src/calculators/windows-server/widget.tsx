import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { useCalculation } from '../ui/form/use-calculation.ts'
import { answerWindowsServer } from './answer.ts'
import { windowsServerForm } from './form.ts'
import { useWindowsFigure } from './result/use-windows-figure.ts'
import { WindowsDetails } from './result/windows-details.tsx'
import { WindowsOverview } from './result/windows-overview.tsx'

/** The Windows Server calculator on its page. */
export function Widget() {
  const calculation = useCalculation(windowsServerForm, answerWindowsServer)
  const { outcome } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useWindowsFigure(outcome)}
      picture={outcome && <WindowsOverview outcome={outcome} />}
    >
      {outcome && <WindowsDetails outcome={outcome} />}
    </CalculatorFrame>
  )
}
