import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { useCalculation } from '../ui/form/use-calculation.ts'
import { answerDataRate } from './answer.ts'
import { dataRateForm } from './form.ts'
import { RateDetails } from './result/rate-details.tsx'
import { RateOverview } from './result/rate-overview.tsx'
import { Shortcuts } from './result/shortcuts.tsx'
import { useRateFigure } from './result/use-rate-figure.ts'

/** The data rate converter on its page. */
export function Widget() {
  const calculation = useCalculation(dataRateForm, answerDataRate)
  const { outcome, shown } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useRateFigure(outcome)}
      shortcuts={<Shortcuts />}
      picture={shown && <RateOverview outcome={shown} />}
    >
      {shown && <RateDetails outcome={shown} />}
    </CalculatorFrame>
  )
}
