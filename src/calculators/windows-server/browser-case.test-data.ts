import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: 'USD 9,408.00 Standard, by host',
  beforeInThai: 'THB 310,464',
  field: 'windowsVmsPerHost',
  typed: '11',
  after: 'USD 13,542.00 Datacenter, by host',
  bad: 'windowsVmsPerHost=-1&vcpusPerVm=few',
  spoilt: { windowsVmsPerHost: '-1', vcpusPerVm: 'few' },
  csv: 'Standard,192,12,0,14112,0,14112',
}
