import type { BrowserCase } from '../browser-case.ts'

export const browserCase: BrowserCase = {
  before: '72 TB',
  field: 'diskCount',
  typed: '๑๐',
  after: '96 TB',
  bad: 'diskCount=3&readPct=101',
  spoilt: { diskCount: '3', readPct: '101' },
  csv: 'RAID 0,120',
}
