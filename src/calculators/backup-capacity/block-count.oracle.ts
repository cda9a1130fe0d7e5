import type { BackupPlan } from './plan.ts'

/**
 * Test oracle that counts blocks one by one, for one workload without growth whose change is a whole number of blocks. Each backup changes
 * the next blocks in turn, so that no block changes twice within a round. A full refers to the current version of every block, an increment
 * to the versions just written; a version that no point refers to takes no space.
 */
export function countBlocks(plan: BackupPlan, points: readonly { step: number; full: boolean }[]): number {
  const blocks = 240
  const [workload] = plan.workloads
  if (!workload) return 0
  const each = Math.round((workload.dailyChange * blocks) / plan.backupsPerDay)
  const last = Math.max(0, ...points.map(({ step }) => step))
  const written = new Array<number>(blocks).fill(1)
  const referred = new Set<string>()
  let next = 0
  for (let step = 1; step <= last; step++) {
    const now: number[] = []
    for (let count = 0; step > 1 && count < each; count++, next = (next + 1) % blocks) now.push(next)
    for (const block of now) written[block] = step
    for (const point of points.filter((kept) => kept.step === step)) {
      const its = point.full ? written.keys() : now
      for (const block of its) referred.add(`${block} of ${written[block]}`)
    }
  }
  return (referred.size / blocks) * (workload.sourceTB / workload.fullRatio)
}
