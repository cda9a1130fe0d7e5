import { type Examples, example } from '../example.ts'
import type { Values } from '../ui/form/fields.ts'
import { calculator } from './calculator.ts'

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
