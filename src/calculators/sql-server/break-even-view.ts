/** As far as the chart goes: past the break-even and past the visitor's own. */
export const mostCals = (upTo: number | null, own: number): number =>
  Math.max(10, Math.ceil(own * 1.2), upTo === null ? 0 : 2 * upTo)

/** The counts worth reading: none, both sides of the break-even, the visitor's own, and round ones between and beyond. */
export const tableCals = (upTo: number | null, own: number): readonly number[] => {
  const around = upTo === null ? [] : [Math.round(upTo / 2), upTo, upTo + 1, 2 * upTo]
  return [...new Set([0, ...around, own])].filter((count) => count >= 0).sort((a, b) => a - b)
}
