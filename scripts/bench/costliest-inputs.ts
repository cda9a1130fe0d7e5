import type { Calculators } from '../../src/calculators/calculator.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'

type Input = Readonly<Record<string, unknown>>

const inputs: Readonly<Record<keyof Calculators, Input>> = {
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
  capacity: { value: '123456789.123456789', fromUnit: 'TiB', toUnits: ['TB', 'QB', 'bit'] },
  'data-rate': {
    value: '123456789.123456789',
    fromUnit: 'Gibit/s',
    toUnits: ['Mbit/s', 'MB/s', 'QB/s'],
    volumes: true,
  },
  'file-transfer': {
    fileSizeValue: 5,
    fileSizeUnit: 'PB',
    linkRateValue: 1,
    linkRateUnit: 'Gbit/s',
    rttMs: 30,
    tcpWindowKiB: 64,
  },
  raid: { mode: 'compare', diskCount: 960, diskSizeTB: 20, hotSpares: 4, groupCount: 8 },
  'sql-server': {
    edition: 'enterprise',
    model: 'per-core-vm',
    vmVcpus: Array.from({ length: 1000 }, () => 16),
    softwareAssurance: true,
    priceCore2packUsd: 15123,
  },
  'windows-server': {
    processorsPerHost: 2,
    coresPerProcessor: 64,
    hostCount: 64,
    windowsVmsPerHost: 500,
    priceStd16coreUsd: 1176,
    priceStd2coreUsd: 147,
    priceDc16coreUsd: 6771,
    priceDc2coreUsd: 847,
  },
}

/** The input, within the limits of its form, that takes each calculator longest; leaves out the price estimator, which is not a calculator. */
export const costliestInputs: Partial<Readonly<Record<CalculatorId, Input>>> = inputs
