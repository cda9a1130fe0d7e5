import type texts from '../../../locales/en/calculators/backup-capacity.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import { dateText, epochDay, firstOfNextMonth } from '../shared/time.ts'
import type { Values } from '../ui/form/fields.ts'
import { answerBackupCapacity, type BackupCapacityAnswer } from './answer.ts'
import { backupCapacity } from './engine.ts'
import { backupCapacityForm } from './form.ts'
import { backupStepIds } from './working.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/backup-capacity': typeof texts
  }
}

export const calculator: Calculator<Fields, BackupCapacityAnswer> = {
  form: backupCapacityForm,
  answer: answerBackupCapacity,
  calculate: backupCapacity,
  steps: backupStepIds,
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

const storage = (entered: Values) =>
  example(calculator, entered, ({ result: { totals } }, { number }) => ({
    stored: `${number(totals.storedTBEnd, 5)} TB`,
    peak: `${number(totals.peakTB, 5)} TB`,
    points: number(totals.peakPoints),
    total: `${number(totals.totalAllCopiesTB, 5)} TB`,
  }))

const nineWeeks = (entered: Values) => storage({ horizonDays: '63', ...entered })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  full: nineWeeks({ method: 'full-only' }),
  differential: nineWeeks({ method: 'differential' }),
  incremental: nineWeeks({ method: 'incremental' }),
  cloned: nineWeeks({ method: 'synthetic-full', blockClone: 'true' }),
  forever: nineWeeks({ method: 'forever-incremental' }),
  twoPoints: storage({ retentionPoints: '2' }),
  gfs: storage({
    dailyChangePct: '3',
    gfsWeekly: '4',
    gfsMonthly: '12',
    gfsYearly: '3',
    horizonDays: '1095',
  }),
  window: example(calculator, { sourceTB: '12', windowHours: '8' }, ({ result }, { number }) => ({
    hours: number(result.plan.windowHours ?? 0),
    throughput: `${number(result.totals.fullBackupMBpsNeeded ?? 0, 3)} MB/s`,
  })),
}

/** Date of a plan's day, for a plan that starts next month, as in a new form. */
export const dayOfPlan = (day: number) => dateText(epochDay(firstOfNextMonth()) + day - 1)

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '46.8 TB',
  field: 'sourceTB',
  typed: '20',
  after: '93.6 TB',
  bad: 'sourceTB=0&startDate=2025-02-30',
  spoilt: { sourceTB: '0', startDate: '2025-02-30' },
  csv: `21,${dayOfPlan(21)},39,26,21`,
}
