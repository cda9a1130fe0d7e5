import type { Check } from './checks.ts'
import { isInputError, Rejection, settle } from './input-error.ts'

/** SI prefixes by power of 1000 (BIPM, with ronna and quetta from 2022). */
const siPrefixes = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y', 'R', 'Q'] as const

/** Binary prefixes by power of 1024, starting at 1 (IEC 80000-13, with robi and quebi from 2025). */
const iecPrefixes = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei', 'Zi', 'Yi', 'Ri', 'Qi'] as const

export interface Prefix {
  readonly symbol: string
  readonly base: 1000 | 1024
  readonly power: number
}

/** All prefixes, the empty one first. */
export const prefixes: readonly Prefix[] = [
  ...siPrefixes.map((symbol, power) => ({ symbol, base: 1000 as const, power })),
  ...iecPrefixes.map((symbol, index) => ({ symbol, base: 1024 as const, power: index + 1 })),
]

/** The exact factor of a prefix. */
export function prefixFactor({ base, power }: Prefix): bigint {
  return BigInt(base) ** BigInt(power)
}

/** A unit of capacity (`GiB`) or of data rate (`Mbit/s`). */
export interface Unit {
  readonly symbol: string
  /** Bits, or bits per second, in one unit. */
  readonly bits: bigint
  readonly prefix: Prefix
}

const atoms = [
  { symbol: 'bit', bits: 1n },
  { symbol: 'B', bits: 8n },
]

function unitsWith(suffix: string): ReadonlyMap<string, Unit> {
  const units = atoms.flatMap((atom) =>
    prefixes.map((prefix) => ({
      symbol: `${prefix.symbol}${atom.symbol}${suffix}`,
      bits: atom.bits * prefixFactor(prefix),
      prefix,
    })),
  )
  return new Map(units.map((unit) => [unit.symbol, unit]))
}

/** Units of capacity by symbol. */
export const capacityUnits = unitsWith('')

/** Units of data rate by symbol. */
export const rateUnits = unitsWith('/s')

/** `KB` and `Kbit` are widespread for 1000: the capital K alone is no IEC prefix. */
function lowerKilo(symbol: string): string {
  return symbol.replace(/^K(?=B|bit)/, 'k')
}

const perSecondAlias = /^([a-z]?)(i?)(b|B)ps$/i
const shortBitAlias = /^([A-Za-z]?i?)b\/s$/

/** Spells `mbps`, `Mbps`, `Mb/s` (bits) and `MBps` (bytes) as `Mbit/s` and `MB/s`. */
function spellOut(symbol: string): string {
  const [, letter = '', binary = '', atom] = perSecondAlias.exec(symbol) ?? []
  if (atom === undefined) return lowerKilo(symbol.replace(shortBitAlias, '$1bit/s'))
  const wanted = `${letter}${binary}`.toLowerCase()
  const prefix = prefixes.find((candidate) => candidate.symbol.toLowerCase() === wanted)
  return `${prefix?.symbol ?? '?'}${atom === 'b' ? 'bit' : 'B'}/s`
}

const aUnitOf =
  (units: ReadonlyMap<string, Unit>, spelled: (symbol: string) => string): Check<Unit> =>
  (value, field) => {
    const unit = typeof value === 'string' ? units.get(spelled(value)) : undefined
    if (unit === undefined) throw new Rejection('unknown-unit', field)
    return unit
  }

/** A unit of capacity. */
export const aCapacityUnit = aUnitOf(capacityUnits, lowerKilo)

/** A unit of data rate, aliases included. */
export const aRateUnit = aUnitOf(rateUnits, spellOut)

const symbolBy =
  (aUnit: Check<Unit>) =>
  (typed: string): string | undefined => {
    const unit = settle(() => aUnit(typed, 'unit'))
    return isInputError(unit) ? undefined : unit.symbol
  }

/** Symbol of a unit, by any name that people type for it. */
export const rateSymbol = symbolBy(aRateUnit)
const namedCapacity = symbolBy(aCapacityUnit)

/** `Gb` is short for `Gbit`; in all lower case people mean bytes. */
export const capacitySymbol = (typed: string): string | undefined =>
  namedCapacity(typed) ?? namedCapacity(typed.replace(/^([KMGTPEZYRQ]i?|k)b$/, '$1bit'))

/** Units in the order of forms and tables: the common ones first, then all others by size. */
export interface UnitOrder {
  readonly common: readonly Unit[]
  readonly others: readonly Unit[]
}

/** Splits the units of a map; `common` names symbols of that map. */
export function orderUnits(units: ReadonlyMap<string, Unit>, common: readonly string[]): UnitOrder {
  const all = [...units.values()]
  return {
    common: common.flatMap((symbol) => units.get(symbol) ?? []),
    others: all
      .filter((unit) => !common.includes(unit.symbol))
      .sort((a, b) => Number(a.bits > b.bits) - Number(a.bits < b.bits)),
  }
}
