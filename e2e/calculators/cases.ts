import { firstOfNextMonth } from '../../src/calculators/backup-capacity/form.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'

/** The date of a day in a plan that starts with the next month, like a new form's. */
export const dayOfPlan = (day: number) => {
  const first = Date.parse(`${firstOfNextMonth()}T00:00:00Z`)
  return new Date(first + (day - 1) * 86_400_000).toISOString().slice(0, 10)
}

/** A calculator's row for the tests that all calculators share. */
export interface Case {
  readonly id: CalculatorId
  /** The page's answer before anything is entered; digits and units are the same in every language. */
  readonly before: string
  /** The same on the Thai page, if that starts with other values. */
  readonly beforeInThai?: string
  /** A field, what is typed into it, and the page's answer to it. */
  readonly field: string
  readonly typed: string
  readonly after: string
  /** A hand-edited query, the fields that it spoils, and their values in it. */
  readonly bad: string
  readonly spoilt: Readonly<Record<string, string>>
  /** A line of the CSV file for `typed`, the same in every language. */
  readonly csv: string
}

export const cases: readonly Case[] = [
  {
    id: 'data-rate',
    before: '12.5 MB/s',
    field: 'value',
    typed: '2,5',
    after: '0.3125 MB/s',
    bad: 'value=-1&toUnit=nope',
    spoilt: { value: '-1', toUnit: 'nope' },
    csv: 'kbit/s,2500',
  },
  {
    id: 'capacity',
    before: '10.9139364 TiB',
    field: 'value',
    typed: '1.000,5',
    after: '909.949449 TiB',
    bad: 'value=many&fromUnit=XB',
    spoilt: { value: 'many', fromUnit: 'XB' },
    csv: 'GB,1000500',
  },
  {
    id: 'raid',
    before: '72 TB',
    field: 'diskCount',
    typed: '๑๐',
    after: '96 TB',
    bad: 'diskCount=3&readPct=101',
    spoilt: { diskCount: '3', readPct: '101' },
    csv: 'RAID 0,120',
  },
  {
    id: 'backup-capacity',
    before: '46.8 TB',
    field: 'sourceTB',
    typed: '20',
    after: '93.6 TB',
    bad: 'sourceTB=0&startDate=2025-02-30',
    spoilt: { sourceTB: '0', startDate: '2025-02-30' },
    csv: `21,${dayOfPlan(21)},39,26,21`,
  },
  {
    id: 'file-transfer',
    before: '14 min 10 s',
    field: 'fileSizeValue',
    typed: '1,000',
    after: '2 h 21 min 37 s',
    bad: 'fileSizeValue=-1&linkRateUnit=nope',
    spoilt: { fileSizeValue: '-1', linkRateUnit: 'nope' },
    csv: ',1000000000000,B',
  },
  {
    id: 'windows-server',
    before: 'USD 9,408.00 Standard, by host',
    beforeInThai: 'THB 310,464',
    field: 'windowsVmsPerHost',
    typed: '11',
    after: 'USD 13,542.00 Datacenter, by host',
    bad: 'windowsVmsPerHost=-1&vcpusPerVm=few',
    spoilt: { windowsVmsPerHost: '-1', vcpusPerVm: 'few' },
    csv: 'Standard,192,12,0,14112,0,14112',
  },
  {
    id: 'sql-server',
    before: 'USD 13,807.50',
    beforeInThai: 'THB 455,648',
    field: 'vmVcpus',
    typed: '2x4',
    after: 'USD 27,615.00',
    bad: 'vmVcpus=0&years=x',
    spoilt: { vmVcpus: '0', years: 'x' },
    csv: ',27615\r\n',
  },
]
