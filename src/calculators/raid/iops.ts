import { levelRules } from './level-rules.ts'
import type { RaidPlan } from './plan.ts'

/** Small random operations per second of the whole array. */
export interface Iops {
  /** Disk operations per write; `null` for RAID-Z, where a vdev works like one disk. */
  readonly writePenalty: number | null
  readonly readIops: number
  readonly writeIops: number
  readonly mixedIops: number
}

/** IOPS from those of one disk: read n·d, write n·d/p, mixed n·d/(R + W·p); RAID-Z: vdevs·d throughout. */
export function iopsOf({ level, layout, readShare }: RaidPlan, diskIops: number): Iops {
  const writePenalty = levelRules[level].writePenalty(layout)
  if (writePenalty === null) {
    const vdevIops = layout.groups * diskIops
    return { writePenalty, readIops: vdevIops, writeIops: vdevIops, mixedIops: vdevIops }
  }
  const readIops = layout.n * diskIops
  return {
    writePenalty,
    readIops,
    writeIops: readIops / writePenalty,
    mixedIops: readIops / (readShare + (1 - readShare) * writePenalty),
  }
}
