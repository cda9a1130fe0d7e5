import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { useCalculation } from '../ui/form/use-calculation.ts'
import { answerFileTransfer } from './answer.ts'
import { fileTransferForm } from './form.ts'
import { Shortcuts } from './result/shortcuts.tsx'
import { TransferDetails } from './result/transfer-details.tsx'
import { TransferOverview } from './result/transfer-overview.tsx'
import { useTransferFigure } from './result/use-transfer-figure.ts'

/** The file transfer calculator on its page. */
export function Widget() {
  const calculation = useCalculation(fileTransferForm, answerFileTransfer)
  const { outcome } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useTransferFigure(outcome)}
      shortcuts={<Shortcuts />}
      picture={outcome && <TransferOverview outcome={outcome} />}
    >
      {outcome && <TransferDetails outcome={outcome} />}
    </CalculatorFrame>
  )
}
