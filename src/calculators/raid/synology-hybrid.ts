import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { readDiskSet } from './disk-set.ts'
import type { RaidInput } from './input.ts'

/**
 * Usable TB of Synology Hybrid RAID with one disk of redundancy: everything but the largest active disk; `null` with
 * fewer than two disks. Source: hddfaqs.com.
 */
export function synologyHybridTB(input: Untrusted<RaidInput>): number | null | InputError {
  return settle(() => {
    const disks = readDiskSet(fieldsOf(input))
    if (disks.active < 2) return null
    const sizes = disks.sizesTB?.toSorted((a, b) => b - a).slice(disks.hotSpares)
    const largestTB = sizes?.[0] ?? disks.smallestTB
    return disks.rawTB - disks.spareTB - largestTB
  })
}
