import type { ChoiceGroup } from './fields.ts'

/** Groups in which each choice stands once, in the first that names it: a menu has one option for a value. */
export const distinctGroups = (groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] => {
  const seen = new Set<string>()
  return groups.map((group) => {
    const values = group.values.filter((value) => !seen.has(value))
    for (const value of values) seen.add(value)
    return { ...group, values }
  })
}
