/** One of several counts that bear on how much is bought. */
export interface Count<Id extends string> {
  readonly id: Id
  readonly count: number
  /** Whether it is the first that asks for as much as is bought. */
  readonly decides: boolean
}

/** Marks, of counts of which the highest is bought, the first that reaches it. */
export function markDeciding<Id extends string>(
  counts: readonly (readonly [Id, number])[],
): readonly Count<Id>[] {
  const highest = Math.max(...counts.map(([, count]) => count))
  const first = counts.findIndex(([, count]) => count === highest)
  return counts.map(([id, count], index) => ({ id, count, decides: index === first }))
}
