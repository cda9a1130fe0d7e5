interface Priced {
  /** `null` when the option has no price. */
  readonly totalUsd: number | null
}

/** Marks the options with the lowest cost, ties included. */
export function markCheapest<T extends Priced>(
  options: readonly T[],
): readonly (T & { cheapest: boolean })[] {
  const lowest = Math.min(...options.flatMap(({ totalUsd }) => totalUsd ?? []))
  return options.map((option) => ({ ...option, cheapest: option.totalUsd === lowest }))
}
