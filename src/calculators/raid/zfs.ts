import { Rejection } from '../shared/input-error.ts'
import { bytesPerTB, bytesPerTiB, type RaidPlan } from './input.ts'
import { draidDataDisks, levelRules } from './levels.ts'

/** Record size for which ZFS reports capacities. */
const reportedBytes = 131072
const mebibyte = 2 ** 20
const gibibyte = 2 ** 30

/** Whether ZFS implements the level. */
export const isZfs = ({ level }: Pick<RaidPlan, 'level'>): boolean =>
  ['raid-z', 'draid'].includes(levelRules[level].family)

/** Space that ZFS holds back: 1/32 of the pool, 128 MiB to 128 GiB, at most half (OpenZFS `spa_misc.c`). */
function slopBytes(pool: number): number {
  return Math.min(Math.max(Math.min(pool / 32, 128 * gibibyte), 128 * mebibyte), pool / 2)
}

type RecordSectors = ReturnType<typeof sectorsOf>

/**
 * Sectors of one record. RAID-Z: parity for every row of the vdev, the whole padded to a multiple of p+1 (OpenZFS `vdev_raidz.c`). dRAID:
 * whole rows of data and parity disks (`vdev_draid.c`).
 */
function sectorsOf({ level, layout }: RaidPlan, recordBytes: number, sectorBytes: number) {
  const [p] = levelRules[level].tolerance(layout)
  const data = Math.ceil(recordBytes / sectorBytes)
  if (levelRules[level].family === 'draid') {
    const dataDisks = draidDataDisks(layout, p)
    const rows = Math.ceil(data / dataDisks)
    return { data, parity: rows * p, padding: rows * dataDisks - data }
  }
  const parity = p * Math.ceil(data / (layout.n / layout.groups - p))
  const whole = Math.ceil((data + parity) / (p + 1)) * (p + 1)
  return { data, parity, padding: whole - data - parity }
}

const total = ({ data, parity, padding }: RecordSectors) => data + parity + padding

/** Bytes of each disk that ZFS can use; throws a `Rejection` if other partitions take all of it. */
export function zfsDiskBytes({ disks, reservedGiB }: RaidPlan): number {
  const bytes = disks.smallestTB * bytesPerTB - reservedGiB * gibibyte
  if (bytes <= 0) throw new Rejection('out-of-range', 'reservedGiB')
  return bytes
}

/** Calculates the capacity that ZFS itself reports for a pool with 128 KiB records; leaves out labels and metaslab rounding. */
export function zfsCapacity(plan: RaidPlan, ashift: number) {
  const sectorBytes = 2 ** ashift
  const sectors = total(sectorsOf(plan, reportedBytes, sectorBytes))
  const deflate = Math.floor(reportedBytes / ((sectors * sectorBytes) / 512)) / 512
  const pool = plan.layout.n * zfsDiskBytes(plan) * deflate
  return {
    zfsSectorsPer128KiBRecord: sectors,
    zfsDeflateRatio: deflate,
    zfsUsableBeforeSlopTiB: pool / bytesPerTiB,
    zfsUsableTiB: (pool - slopBytes(pool)) / bytesPerTiB,
  }
}

/** Calculates the space that a record of `recordKiB` takes on disk, and the pool's capacity in such records; leaves out metadata, compression and gang blocks. */
export function zfsRecord(plan: RaidPlan, ashift: number, recordKiB: number) {
  const { zfsUsableTiB, zfsDeflateRatio } = zfsCapacity(plan, ashift)
  const bytes = recordKiB * 1024
  const sectors = sectorsOf(plan, bytes, 2 ** ashift)
  const share = bytes / (total(sectors) * 2 ** ashift)
  return {
    /** Data, parity and padding. */
    zfsRecordSectors: total(sectors),
    zfsRecordParitySectors: sectors.parity,
    zfsRecordPaddingSectors: sectors.padding,
    /** Data as a share of the record's space on disk. */
    zfsRecordEfficiencyPct: share * 100,
    zfsDataTiB: (zfsUsableTiB / zfsDeflateRatio) * share,
  }
}
