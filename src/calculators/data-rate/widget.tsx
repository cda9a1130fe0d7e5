import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { answerDataRate, type DataRateAnswer, type DataRateQuestion } from './answer.ts'
import { dataRateForm } from './form.ts'
import { RateDetails } from './result/rate-details.tsx'
import { RateOverview } from './result/rate-overview.tsx'
import { Shortcuts } from './result/shortcuts.tsx'
import { useRateFigure } from './result/use-rate-figure.ts'

/** The data rate converter on its page. */
export function Widget() {
  return <View calculation={useCalculation(dataRateForm, answerDataRate)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<DataRateQuestion, DataRateAnswer> }) {
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
