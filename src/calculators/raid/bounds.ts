/** Far beyond any array; keeps a typing slip from causing much work. */
export const mostDisks = 10_000

/** The largest SSDs have some 250 TB. */
export const diskSizeRange = { above: 0, max: 10_000, unit: 'TB' } as const

/** Above this fill, storage gets slow and leaves little time to order more. */
export const usualFillPct = 80
