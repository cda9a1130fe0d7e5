import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { answerCapacity, type CapacityAnswer, type CapacityQuestion } from './answer.ts'
import { capacityForm } from './form.ts'
import { CapacityDetails } from './result/capacity-details.tsx'
import { CapacityOverview } from './result/capacity-overview.tsx'
import { Shortcuts } from './result/shortcuts.tsx'
import { useCapacityFigure } from './result/use-capacity-figure.ts'

/** The capacity converter on its page. */
export function Widget() {
  return <View calculation={useCalculation(capacityForm, answerCapacity)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<CapacityQuestion, CapacityAnswer> }) {
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
