/** As far as the chart goes, however many VMs there are. */
const most = 500

/** The last count of the chart: past the break-even and past the visitor's own. */
export const chartEnd = (from: number | null, own: number): number =>
  Math.min(most, Math.max(own + 2, from === null ? 12 : 2 * from))

/** The counts worth reading: few VMs, both sides of the break-even, the visitor's own, and the end. */
export const tableCounts = (from: number | null, own: number): readonly number[] => {
  const around = from === null ? [8, 12] : [from - 1, from]
  const counts = [1, 2, 3, 4, 6, ...around, own, chartEnd(from, own)]
  return [...new Set(counts)].filter((count) => count > 0 && count <= most).sort((a, b) => a - b)
}
