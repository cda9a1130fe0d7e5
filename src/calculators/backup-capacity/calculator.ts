import type texts from '../../../locales/en/calculators/backup-capacity.json'
import type { Calculator } from '../calculator.ts'
import { answerBackupCapacity, type BackupCapacityAnswer } from './answer.ts'
import { backupCapacity } from './engine.ts'
import { backupCapacityForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/backup-capacity': typeof texts
  }
}

export const calculator: Calculator<BackupCapacityAnswer> = {
  form: backupCapacityForm,
  answer: answerBackupCapacity,
  calculate: backupCapacity,
  costliest: {
    sourceTB: 100,
    dailyChangePct: 5,
    annualGrowthPct: 20,
    method: 'synthetic-full',
    retentionPoints: 90,
    gfsWeekly: 52,
    gfsMonthly: 60,
    gfsYearly: 10,
    horizonDays: 3653,
    timelineDays: Array.from({ length: 3653 }, (_, day) => day + 1),
  },
}
