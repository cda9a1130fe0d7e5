import { calculators } from '../../src/calculators/registry.ts'
import { median } from '../container/median.ts'
import { printTable } from './table.ts'

/** Inputs that cost each calculator most, within what its form accepts. */
const worst: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'calculate-raid': { mode: 'compare', diskCount: 960, diskSizeTB: 20, hotSpares: 4, groupCount: 8 },
  'backup-capacity': {
    sourceTB: 100,
    dailyChangePct: 5,
    annualGrowthPct: 20,
    method: 'synthetic-full',
    retentionPoints: 90,
    gfsWeekly: 52,
    gfsMonthly: 60,
    gfsYearly: 10,
    horizonDays: 3653,
    timelineDays: Array.from({ length: 3653 }, (_, day) => day + 1),
  },
  'data-transfer-rate-converter': {
    value: '123456789.123456789',
    fromUnit: 'Gibit/s',
    toUnits: ['Mbit/s', 'MB/s', 'QB/s'],
    volumes: true,
  },
  'file-transfer-rate-converter': {
    fileSizeValue: 5,
    fileSizeUnit: 'PB',
    linkRateValue: 1,
    linkRateUnit: 'Gbit/s',
    rttMs: 30,
    tcpWindowKiB: 64,
  },
  'capacity-converter': { value: '123456789.123456789', fromUnit: 'TiB', toUnits: ['TB', 'QB', 'bit'] },
  'windows-server-standard-cost': {
    processorsPerHost: 2,
    coresPerProcessor: 64,
    hostCount: 64,
    windowsVmsPerHost: 500,
    priceStd16coreUsd: 1176,
    priceStd2coreUsd: 147,
    priceDc16coreUsd: 6771,
    priceDc2coreUsd: 847,
  },
  'microsoft-sql-standard-enterprise-cost': {
    edition: 'enterprise',
    model: 'per-core-vm',
    vmVcpus: Array.from({ length: 1000 }, () => 16),
    softwareAssurance: true,
    priceCore2packUsd: 15123,
  },
}

const runs = 50
const time = (run: () => unknown) => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const measure = (name: string, input: Readonly<Record<string, unknown>>): string[] => {
  const calculate = calculators[name]
  if (!calculate) throw new Error(`${name} is no calculator`)
  let answer: object = {}
  const first = time(() => {
    answer = calculate(input)
  })
  if ('error' in answer) throw new Error(`${name} refuses the input: ${JSON.stringify(answer)}`)
  const times = Array.from({ length: runs }, () => time(() => calculate(input)))
  return [name, ...[first, median(times), Math.max(...times)].map((value) => value.toFixed(2))]
}

/** Milliseconds per calculation: the first in this process, and the median and the longest of fifty after it. */
export const benchCalculators = (): void =>
  printTable(
    'Calculators with the inputs that cost them most, ms',
    ['calculator', 'first', 'median', 'longest'],
    Object.entries(worst).map(([name, input]) => measure(name, input)),
  )
