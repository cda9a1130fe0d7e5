import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '14 min 10 s',
  field: 'fileSizeValue',
  typed: '1,000',
  after: '2 h 21 min 37 s',
  bad: 'fileSizeValue=-1&linkRateUnit=nope',
  spoilt: { fileSizeValue: '-1', linkRateUnit: 'nope' },
  csv: ',1000000000000,B',
}
