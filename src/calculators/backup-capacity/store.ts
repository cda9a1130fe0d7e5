import { Queue } from './data-structures.ts'
import type { BackupPlan } from './plan.ts'
import { Shelf, type SizeOf } from './shelf.ts'
import { changesOn, fullOn } from './workloads.ts'

export type PointKind = 'full' | 'incremental' | 'differential'

/** A restore point on the backup storage or in the object storage. */
export interface RestorePoint {
  /** Number of the backup, counted from 1. */
  readonly step: number
  sizeTB: number
  kind: PointKind
  /** Number of GFS tiers that keep it. */
  flags: number
  /** Whether the ordinary retention keeps it. */
  retained: boolean
  /** Whether it has left the backup storage for the object storage. */
  moved: boolean
}

/** Stores every point as a file of its own. */
const wholeFiles: SizeOf = ({ sizeTB }) => sizeTB

/** Stores each block once: a point adds what changed since the previous one, and the oldest holds everything. */
const sharedBlocks =
  (plan: BackupPlan): SizeOf =>
  ({ step }, previous) =>
    previous ? changesOn(plan, step, step - previous.step) : fullOn(plan, step)

/** Holds restore points for as long as the retention or a GFS flag keeps them. */
export class BackupStore {
  readonly #plan: BackupPlan
  readonly #points = new Set<RestorePoint>()
  readonly #local: Shelf
  /** Shares blocks, as backup products do on object storage. */
  readonly #object: Shelf
  /** Chains of a full and the points that need it. */
  readonly #sealed = new Queue<RestorePoint[]>()
  #open: RestorePoint[] | undefined
  #fulls = 0

  constructor(plan: BackupPlan) {
    this.#plan = plan
    this.#local = new Shelf(plan.blockClone ? sharedBlocks(plan) : wholeFiles)
    this.#object = new Shelf(sharedBlocks(plan))
  }

  get points(): ReadonlySet<RestorePoint> {
    return this.#points
  }

  get fulls(): number {
    return this.#fulls
  }

  get localTB(): number {
    return this.#local.totalTB
  }

  get objectTB(): number {
    return this.#object.totalTB
  }

  /** Space the point takes on its storage. */
  sizeOf(point: RestorePoint): number {
    return (point.moved ? this.#object : this.#local).sizeOf(point)
  }

  /** Starts a new chain with a full, and seals the previous chain. */
  addFull(step: number): RestorePoint {
    if (this.#open) this.#sealed.push(this.#open)
    this.#open = []
    return this.add('full', step, fullOn(this.#plan, step))
  }

  /** Adds a point to the newest chain, kept by the ordinary retention. */
  add(kind: PointKind, step: number, sizeTB: number): RestorePoint {
    const point = this.#place(kind, step, sizeTB)
    this.#open?.push(point)
    return point
  }

  /** Adds a full outside the chain. */
  addAlone(step: number): RestorePoint {
    const point = this.#place('full', step, fullOn(this.#plan, step))
    this.#sealed.push([point])
    return point
  }

  /** Turns an increment into the full, merging everything before it. */
  promote(point: RestorePoint): void {
    point.kind = 'full'
    this.#fulls++
    point.sizeTB = fullOn(this.#plan, point.step)
    this.#local.update(point)
  }

  /** Releases the point from the ordinary retention. */
  release(point: RestorePoint): void {
    point.retained = false
    this.#removeUnlessKept(point)
  }

  /** Releases the point from one GFS tier. */
  unflag(point: RestorePoint): void {
    point.flags--
    this.#removeUnlessKept(point)
  }

  /** Moves sealed chains whose newest point is at or before this step. */
  moveUpTo(step: number): void {
    for (;;) {
      const newest = this.#sealed.first?.at(-1)
      if (!newest || newest.step > step) return
      for (const point of this.#sealed.shift() ?? []) if (this.#points.has(point)) this.#move(point)
    }
  }

  #place(kind: PointKind, step: number, sizeTB: number): RestorePoint {
    const point = { step, sizeTB, kind, flags: 0, retained: true, moved: false }
    this.#points.add(point)
    this.#local.add(point)
    if (this.#plan.objectTier === 'copy') this.#object.add(point)
    if (kind === 'full') this.#fulls++
    return point
  }

  #move(point: RestorePoint): void {
    this.#local.delete(point)
    this.#object.add(point)
    point.moved = true
  }

  #removeUnlessKept(point: RestorePoint): void {
    if (point.retained || point.flags > 0) return
    this.#points.delete(point)
    this.#local.delete(point)
    this.#object.delete(point)
    if (point.kind === 'full') this.#fulls--
  }
}
