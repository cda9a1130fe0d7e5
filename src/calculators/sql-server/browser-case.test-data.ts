import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '13,807.50 USD',
  beforeInThai: '455,648 บาท',
  field: 'vmVcpus',
  typed: '2x4',
  after: '27,615.00 USD',
  bad: 'vmVcpus=0&years=x',
  spoilt: { vmVcpus: '0', years: 'x' },
  csv: ',27615\r\n',
}
