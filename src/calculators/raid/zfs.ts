import { bytesPerTB, bytesPerTiB, type RaidPlan } from './input.ts'
import { levelRules } from './levels.ts'

const recordBytes = 131072
const mebibyte = 2 ** 20
const gibibyte = 2 ** 30

/** What ZFS itself reports for a RAID-Z pool with 128 KiB records. */
export interface ZfsCapacity {
  readonly zfsSectorsPer128KiBRecord: number
  readonly zfsDeflateRatio: number
  readonly zfsUsableBeforeSlopTiB: number
  readonly zfsUsableTiB: number
}

/** Space that ZFS holds back: 1/32 of the pool, 128 MiB to 128 GiB, at most half (OpenZFS `spa_misc.c`). */
function slopBytes(pool: number): number {
  return Math.min(Math.max(Math.min(pool / 32, 128 * gibibyte), 128 * mebibyte), pool / 2)
}

/** Data and parity sectors of one record in a vdev of `width` disks, padded to a multiple of p+1. */
function sectorsPerRecord(sectorBytes: number, width: number, parity: number): number {
  const dataSectors = recordBytes / sectorBytes
  const sectors = dataSectors + parity * Math.ceil(dataSectors / (width - parity))
  return Math.ceil(sectors / (parity + 1)) * (parity + 1)
}

/** ZFS capacity of a checked RAID-Z plan; labels, swap and metaslab rounding are left out. */
export function zfsCapacity({ level, layout, disks }: RaidPlan, ashift: number): ZfsCapacity {
  const sectorBytes = 2 ** ashift
  const [parity] = levelRules[level].tolerance(layout)
  const sectors = sectorsPerRecord(sectorBytes, layout.n / layout.groups, parity)
  const deflate = Math.floor(recordBytes / ((sectors * sectorBytes) / 512)) / 512
  const pool = layout.n * disks.smallestTB * bytesPerTB * deflate
  return {
    zfsSectorsPer128KiBRecord: sectors,
    zfsDeflateRatio: deflate,
    zfsUsableBeforeSlopTiB: pool / bytesPerTiB,
    zfsUsableTiB: (pool - slopBytes(pool)) / bytesPerTiB,
  }
}
