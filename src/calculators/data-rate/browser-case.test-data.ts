import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '12.5 MB/s',
  field: 'value',
  typed: '2,5',
  after: '0.3125 MB/s',
  bad: 'value=-1&toUnit=nope',
  spoilt: { value: '-1', toUnit: 'nope' },
  csv: 'kbit/s,2500',
}
