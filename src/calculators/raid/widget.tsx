import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { answerRaid, type RaidAnswer, type RaidQuestion } from './answer.ts'
import { raidForm } from './form.ts'
import { RaidDetails } from './result/raid-details.tsx'
import { RaidOverview } from './result/raid-overview.tsx'
import { useRaidFigure } from './result/use-raid-figure.ts'

/** The RAID calculator on its page. */
export function Widget() {
  return <View calculation={useCalculation(raidForm, answerRaid)} />
}

/** Everything that the page shows for a form's values. */
export function View({ calculation }: { calculation: Calculation<RaidQuestion, RaidAnswer> }) {
  const { outcome, shown } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useRaidFigure(outcome)}
      picture={shown && <RaidOverview outcome={shown} />}
    >
      {shown && <RaidDetails outcome={shown} />}
    </CalculatorFrame>
  )
}
