import type texts from '../../../locales/en/calculators/backup-capacity.json'
import type { Calculator } from '../calculator.ts'
import { answerBackupCapacity, type BackupCapacityAnswer } from './answer.ts'
import { backupCapacity } from './engine.ts'
import { backupCapacityForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    'backup-capacity': { form: typeof backupCapacityForm; texts: typeof texts }
  }
}

export const calculator: Calculator<BackupCapacityAnswer> = {
  form: backupCapacityForm,
  answer: answerBackupCapacity,
  calculate: backupCapacity,
}
