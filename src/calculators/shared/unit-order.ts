import type { Unit } from './units.ts'

/** Units as a form or table lists them: the common ones first, then all others in the order of their size. */
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
