import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { type Calculation, useCalculation } from '../ui/form/use-calculation.ts'
import { answerBackupCapacity, type BackupCapacityAnswer, type BackupCapacityQuestion } from './answer.ts'
import { backupCapacityForm } from './form.ts'
import { BackupDetails } from './result/backup-details.tsx'
import { BackupOverview } from './result/backup-overview.tsx'
import { useBackupFigure } from './result/use-backup-figure.ts'

/** The backup calculator on its page. */
export function Widget() {
  return <View calculation={useCalculation(backupCapacityForm, answerBackupCapacity)} />
}

/** Everything that the page shows for a form's values. */
export function View({
  calculation,
}: {
  calculation: Calculation<BackupCapacityQuestion, BackupCapacityAnswer>
}) {
  const { outcome, shown } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useBackupFigure(outcome)}
      picture={shown && <BackupOverview outcome={shown} />}
    >
      {shown && <BackupDetails outcome={shown} />}
    </CalculatorFrame>
  )
}
