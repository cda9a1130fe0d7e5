import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '9,408.00 USD Standard, by host',
  beforeInThai: '310,464 บาท',
  field: 'windowsVmsPerHost',
  typed: '11',
  after: '13,542.00 USD Datacenter, by host',
  bad: 'windowsVmsPerHost=-1&vcpusPerVm=few',
  spoilt: { windowsVmsPerHost: '-1', vcpusPerVm: 'few' },
  csv: 'Standard,192,12,0,14112,0,14112',
}
