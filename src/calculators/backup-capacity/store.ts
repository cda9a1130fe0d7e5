/** First in, first out, in constant time. */
export class Queue<T> {
  readonly #items: T[] = []
  #head = 0

  push(item: T): void {
    this.#items.push(item)
  }

  shift(): T | undefined {
    return this.#head < this.#items.length ? this.#items[this.#head++] : undefined
  }

  get first(): T | undefined {
    return this.#items[this.#head]
  }

  get size(): number {
    return this.#items.length - this.#head
  }
}

/**
 * A sum that values join and leave thousands of times without drifting: it carries the rounding error of each addition
 * along (Knuth's TwoSum), so that equal contents give equal totals and the first peak is not a matter of rounding.
 */
export class RunningTotal {
  #high = 0
  #low = 0

  add(value: number): void {
    const sum = this.#high + value
    const shadow = sum - this.#high
    const error = this.#high - (sum - shadow) + (value - shadow)
    const low = this.#low + error
    this.#high = sum + low
    this.#low = low - (this.#high - sum)
  }

  get value(): number {
    return this.#high
  }
}

export type PointKind = 'full' | 'incremental' | 'differential'

/** A restore point on the backup storage. */
export interface RestorePoint {
  /** Day of the simulation, from 1. */
  day: number
  sizeTB: number
  readonly kind: PointKind
  /** GFS tiers that keep it. */
  flags: number
  /** Whether the ordinary retention keeps it. */
  retained: boolean
}

/** The restore points on the storage: a point is there while the retention or a GFS flag keeps it. */
export class BackupStore {
  readonly #points = new Set<RestorePoint>()
  readonly #total = new RunningTotal()
  #fulls = 0

  get points(): ReadonlySet<RestorePoint> {
    return this.#points
  }

  get fulls(): number {
    return this.#fulls
  }

  get totalTB(): number {
    return this.#total.value
  }

  /** Adds a point that the ordinary retention keeps. */
  add(kind: PointKind, day: number, sizeTB: number): RestorePoint {
    const point = { day, sizeTB, kind, flags: 0, retained: true }
    this.#points.add(point)
    this.#total.add(sizeTB)
    if (kind === 'full') this.#fulls++
    return point
  }

  /** Gives a point a new size. */
  resize(point: RestorePoint, sizeTB: number): void {
    this.#total.add(-point.sizeTB)
    this.#total.add(sizeTB)
    point.sizeTB = sizeTB
  }

  /** The ordinary retention lets go of the point. */
  release(point: RestorePoint): void {
    point.retained = false
    this.#removeUnlessKept(point)
  }

  /** One GFS tier lets go of the point. */
  unflag(point: RestorePoint): void {
    point.flags--
    this.#removeUnlessKept(point)
  }

  #removeUnlessKept(point: RestorePoint): void {
    if (point.retained || point.flags > 0) return
    this.#points.delete(point)
    this.#total.add(-point.sizeTB)
    if (point.kind === 'full') this.#fulls--
  }
}
