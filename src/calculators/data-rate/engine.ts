import { aFlag, fieldsOf, required, type Untrusted, withDefault } from '../shared/checks.ts'
import {
  convertAll,
  inDoubleRange,
  readConversion,
  toBits,
  type UnitRow,
  unitTable,
} from '../shared/convert.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { divide, multiply, nonNegativeDecimal, type Rational, whole } from '../shared/rational.ts'
import { toSignificant } from '../shared/significant.ts'
import { aRateUnit, orderUnits, rateUnits } from '../shared/units.ts'

/** All units of data rate, the common ones first. */
export const orderedRateUnits = orderUnits(rateUnits, [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'Tbit/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
])

/** What a constant rate moves. */
interface Volumes {
  readonly perHourGB: Rational
  readonly perDayTB: Rational
  readonly per30DaysTB: Rational
}

/** Volumes of a rate in bit/s: GB (10⁹ bytes) an hour, TB (10¹² bytes) a day and in a month of 30 days. */
export function volumesOf(bitsPerSecond: Rational): Volumes {
  const perDayTB = multiply(bitsPerSecond, { n: 86_400n, d: 8_000_000_000_000n })
  return {
    perHourGB: multiply(bitsPerSecond, { n: 3600n, d: 8_000_000_000n }),
    perDayTB,
    per30DaysTB: multiply(perDayTB, { n: 30n, d: 1n }),
  }
}

/** A well-known interface and its nominal line rate in bit/s, before any overhead. */
interface ReferenceInterface {
  readonly name: string
  readonly bitsPerSecond: number
}

/** Nominal rates as their standards name them, slowest first. Names are proper names. */
const referenceInterfaces: readonly ReferenceInterface[] = [
  { name: 'Fast Ethernet', bitsPerSecond: 100e6 },
  { name: 'USB 2.0', bitsPerSecond: 480e6 },
  { name: 'Gigabit Ethernet', bitsPerSecond: 1e9 },
  { name: '2.5GBASE-T', bitsPerSecond: 2.5e9 },
  { name: 'USB 5Gbps', bitsPerSecond: 5e9 },
  { name: 'SATA 6 Gb/s', bitsPerSecond: 6e9 },
  { name: '10 Gigabit Ethernet', bitsPerSecond: 10e9 },
  { name: 'SAS-3', bitsPerSecond: 12e9 },
  { name: 'USB 20Gbps', bitsPerSecond: 20e9 },
  { name: 'SAS-4', bitsPerSecond: 22.5e9 },
  { name: '25 Gigabit Ethernet', bitsPerSecond: 25e9 },
  { name: 'USB4, Thunderbolt 4', bitsPerSecond: 40e9 },
  { name: '100 Gigabit Ethernet', bitsPerSecond: 100e9 },
  { name: '400 Gigabit Ethernet', bitsPerSecond: 400e9 },
]

/** Inputs of the data rate converter. */
export interface DataRateInput {
  /** A number, or numeric text of any precision; not negative. */
  value: number | string
  /** A unit symbol such as `Mbit/s` or an alias such as `mbps`. */
  fromUnit: string
  toUnits: readonly string[]
  /** Also answers the volume per hour, day and 30 days. */
  volumes?: boolean
}

/** Converted values, keyed by the unit as it was asked for. */
export interface DataRateResult extends Partial<Record<keyof Volumes, number>> {
  readonly values: Readonly<Record<string, number>>
}

/** The data rate converter. */
export function convertDataRate(input: Untrusted<DataRateInput>): DataRateResult | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const conversion = readConversion(fields, aRateUnit)
    const values = convertAll(conversion)
    if (!withDefault(fields, 'volumes', aFlag, false)) return { values }
    const { perHourGB, perDayTB, per30DaysTB } = volumesOf(toBits(conversion.value, conversion.from))
    return {
      values,
      perHourGB: inDoubleRange(perHourGB, 'value'),
      perDayTB: inDoubleRange(perDayTB, 'value'),
      per30DaysTB: inDoubleRange(per30DaysTB, 'value'),
    }
  })
}

export interface InterfaceRow {
  readonly name: string
  /** The rate as a percentage of the interface's nominal rate, as decimal text. */
  readonly sharePct: string
  /** How often the interface's rate goes into it, as decimal text. */
  readonly times: string
}

/** A rate in every unit, its volumes, and against well-known interfaces; numbers as exact decimal text. */
export interface RateTable {
  readonly rows: readonly UnitRow[]
  readonly volumes: Readonly<Record<keyof Volumes, string>>
  readonly interfaces: readonly InterfaceRow[]
}

function interfaceRows(bits: Rational): readonly InterfaceRow[] {
  return referenceInterfaces.map(({ name, bitsPerSecond }) => ({
    name,
    sharePct: toSignificant(divide(bits, whole(bitsPerSecond / 100))),
    times: toSignificant(divide(bits, whole(bitsPerSecond))),
  }))
}

/** The table that the result view shows. */
export function rateTable(
  input: Untrusted<Pick<DataRateInput, 'value' | 'fromUnit'>>,
): RateTable | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const value = required(fields, 'value', nonNegativeDecimal)
    const from = required(fields, 'fromUnit', aRateUnit)
    const bits = toBits(value, from)
    const { perHourGB, perDayTB, per30DaysTB } = volumesOf(bits)
    return {
      rows: unitTable(value, from, orderedRateUnits),
      volumes: {
        perHourGB: toSignificant(perHourGB),
        perDayTB: toSignificant(perDayTB),
        per30DaysTB: toSignificant(per30DaysTB),
      },
      interfaces: interfaceRows(bits),
    }
  })
}
