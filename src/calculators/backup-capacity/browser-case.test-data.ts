import type { BrowserCase } from '../browser-case.test-data.ts'
import { dateText, epochDay, firstOfNextMonth } from '../shared/time.ts'

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
