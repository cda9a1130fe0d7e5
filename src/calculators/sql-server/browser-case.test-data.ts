import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: 'USD 13,807.50',
  beforeInThai: 'THB 455,648',
  field: 'vmVcpus',
  typed: '2x4',
  after: 'USD 27,615.00',
  bad: 'vmVcpus=0&years=x',
  spoilt: { vmVcpus: '0', years: 'x' },
  csv: ',27615\r\n',
}
