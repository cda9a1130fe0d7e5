import { anInteger, type Fields, withDefault } from '../shared/checks.ts'
import { isInputError, Rejection, settle } from '../shared/input-error.ts'
import type { DiskSet } from './disk-set.ts'
import { levelRules } from './level-rules.ts'
import type { Layout, RaidLevel } from './levels.ts'

/** Reads groups and mirror width; a level ignores what it does not have. */
export function readLayout(fields: Fields, level: RaidLevel, n: number): Layout {
  const { groups } = levelRules[level]
  return {
    n,
    groups: groups ? withDefault(fields, 'groupCount', anInteger({ min: groups.min }), groups.fallback) : 1,
    mirrorWidth: level === '10' ? withDefault(fields, 'mirrorWidth', anInteger({ min: 2 }), 2) : 2,
  }
}

/** The fewest installed disks of a level with these groups, copies and hot spares; as by default where one of them is refused. */
export function fewestDisks(fields: Fields, level: RaidLevel): number {
  const fewest = (given: Fields) => {
    const hotSpares = withDefault(given, 'hotSpares', anInteger({ min: 0 }), 0)
    return levelRules[level].minDisks(readLayout(given, level, 0)) + hotSpares
  }
  const outcome = settle(() => ({ disks: fewest(fields) }))
  return isInputError(outcome) ? fewest({}) : outcome.disks
}

/** Rejects a layout with too few disks, or with a number of disks that its groups do not divide. */
export function checkLayout(level: RaidLevel, layout: Layout, field: DiskSet['field']): void {
  const rule = levelRules[level]
  if (layout.n < rule.minDisks(layout)) throw new Rejection('too-few-disks', field)
  if (layout.n % rule.divisor(layout) !== 0) throw new Rejection('not-divisible', field)
}
