import {
  aFilledList,
  aNumber,
  anInteger,
  type Fields,
  isGiven,
  required,
  withDefault,
} from '../shared/checks.ts'
import { Rejection } from '../shared/input-error.ts'

/** The installed disks, sizes in TB (10¹² bytes). */
export interface DiskSet {
  /** The input that says how many disks there are. */
  readonly field: 'diskCount' | 'diskSizesTB'
  readonly count: number
  readonly hotSpares: number
  /** Disks without the hot spares. */
  readonly active: number
  readonly smallestTB: number
  readonly rawTB: number
  readonly spareTB: number
  /** What the larger active disks have beyond the smallest. */
  readonly strandedTB: number
  /** Sizes slot by slot, when they were given one by one. */
  readonly sizesTB: readonly number[] | null
}

const tbPerUnit = { diskSizeTB: 1, diskSizeTiB: 2 ** 40 / 1e12, diskSizeGB: 1e-3 } as const

const aSize = aNumber({ above: 0 })

/** Reads the uniform size in whichever unit it is given, in TB; errors are reported at `diskSize`. */
export function readUniformSizeTB(fields: Fields): number {
  if (isGiven(fields, 'diskSizeTB')) return aSize(fields.diskSizeTB, 'diskSize')
  if (isGiven(fields, 'diskSizeTiB')) return aSize(fields.diskSizeTiB, 'diskSize') * tbPerUnit.diskSizeTiB
  return aSize(fields.diskSizeGB, 'diskSize') * tbPerUnit.diskSizeGB
}

function readSpares(fields: Fields, count: number): number {
  return withDefault(fields, 'hotSpares', anInteger({ min: 0, below: count }), 0)
}

function uniformSet(fields: Fields): DiskSet {
  const count = required(fields, 'diskCount', anInteger({ min: 1 }))
  const sizeTB = readUniformSizeTB(fields)
  if (sizeTB === 0) throw new Rejection('out-of-range', 'diskSize')
  const hotSpares = readSpares(fields, count)
  return {
    field: 'diskCount',
    count,
    hotSpares,
    active: count - hotSpares,
    smallestTB: sizeTB,
    rawTB: count * sizeTB,
    spareTB: hotSpares * sizeTB,
    strandedTB: 0,
    sizesTB: null,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function mixedSet(fields: Fields): DiskSet {
  const sizesTB = required(fields, 'diskSizesTB', aFilledList(aSize))
  const hotSpares = readSpares(fields, sizesTB.length)
  const descending = sizesTB.toSorted((a, b) => b - a)
  const active = descending.slice(hotSpares)
  const smallestTB = active.at(-1) ?? 0
  return {
    field: 'diskSizesTB',
    count: sizesTB.length,
    hotSpares,
    active: active.length,
    smallestTB,
    rawTB: sum(sizesTB),
    spareTB: sum(descending.slice(0, hotSpares)),
    strandedTB: sum(active.map((size) => size - smallestTB)),
    sizesTB,
  }
}

/** Reads the disks and the hot spares; of mixed disks the largest become spares. */
export function readDiskSet(fields: Fields): DiskSet {
  return isGiven(fields, 'diskSizesTB') ? mixedSet(fields) : uniformSet(fields)
}
