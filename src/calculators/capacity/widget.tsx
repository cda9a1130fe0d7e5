import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { useCalculation } from '../ui/form/use-calculation.ts'
import { answerCapacity } from './answer.ts'
import { capacityForm } from './form.ts'
import { CapacityDetails } from './result/capacity-details.tsx'
import { CapacityOverview } from './result/capacity-overview.tsx'
import { Shortcuts } from './result/shortcuts.tsx'
import { useCapacityFigure } from './result/use-capacity-figure.ts'

/** The capacity converter on its page. */
export function Widget() {
  const calculation = useCalculation(capacityForm, answerCapacity)
  const { outcome, shown } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useCapacityFigure(outcome)}
      shortcuts={<Shortcuts />}
      picture={shown && <CapacityOverview outcome={shown} />}
    >
      {shown && <CapacityDetails outcome={shown} />}
    </CalculatorFrame>
  )
}
