import type { BrowserCase } from '../browser-case.ts'
import { firstOfNextMonth } from './form.ts'

/** The date of a day in a plan that starts with the next month, like a new form's. */
export const dayOfPlan = (day: number) => {
  const first = Date.parse(`${firstOfNextMonth()}T00:00:00Z`)
  return new Date(first + (day - 1) * 86_400_000).toISOString().slice(0, 10)
}

export const browserCase: BrowserCase = {
  before: '46.8 TB',
  field: 'sourceTB',
  typed: '20',
  after: '93.6 TB',
  bad: 'sourceTB=0&startDate=2025-02-30',
  spoilt: { sourceTB: '0', startDate: '2025-02-30' },
  csv: `21,${dayOfPlan(21)},39,26,21`,
}
