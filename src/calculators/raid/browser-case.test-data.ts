import type { BrowserCase } from '../browser-case.test-data.ts'

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '72 TB',
  field: 'diskCount',
  typed: '๑๐',
  after: '96 TB',
  bad: 'diskCount=3&readPct=101',
  spoilt: { diskCount: '3', readPct: '101' },
  csv: 'RAID 0,120',
}
