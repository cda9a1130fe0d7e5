import { RunningTotal } from './data-structures.ts'
import type { RestorePoint } from './store.ts'

/** Restore points on one storage, in TB, added in the order in which they were taken. */
export interface Shelf {
  readonly totalTB: number
  /** Space the point takes; 0 if it isn't on this storage. */
  readonly sizeOf: (point: RestorePoint) => number
  readonly add: (point: RestorePoint) => void
  readonly delete: (point: RestorePoint) => void
  /** Reports that the point's own size has changed. */
  readonly resize: (point: RestorePoint) => void
}

/** Stores every point at its own size. */
export class WholeFiles implements Shelf {
  readonly #sizes = new Map<RestorePoint, number>()
  readonly #total = new RunningTotal()

  get totalTB(): number {
    return this.#total.value
  }

  sizeOf(point: RestorePoint): number {
    return this.#sizes.get(point) ?? 0
  }

  add(point: RestorePoint): void {
    this.#sizes.set(point, point.sizeTB)
    this.#total.add(point.sizeTB)
  }

  delete(point: RestorePoint): void {
    this.#total.add(-this.sizeOf(point))
    this.#sizes.delete(point)
  }

  resize(point: RestorePoint): void {
    this.delete(point)
    this.add(point)
  }
}

interface Node {
  readonly point: RestorePoint
  sizeTB: number
  previous: Node | undefined
  next: Node | undefined
}

/** Size in TB of the blocks that the previous point lacks; of all blocks for the oldest point. */
export type UnsharedSize = (point: RestorePoint, previous: RestorePoint | undefined) => number

/** Stores each block once: points share the blocks that haven't changed between them. */
export class SharedBlocks implements Shelf {
  readonly #nodes = new Map<RestorePoint, Node>()
  readonly #total = new RunningTotal()
  readonly #unshared: UnsharedSize
  #last: Node | undefined

  constructor(unshared: UnsharedSize) {
    this.#unshared = unshared
  }

  get totalTB(): number {
    return this.#total.value
  }

  sizeOf(point: RestorePoint): number {
    return this.#nodes.get(point)?.sizeTB ?? 0
  }

  add(point: RestorePoint): void {
    const node: Node = { point, sizeTB: 0, previous: this.#last, next: undefined }
    if (this.#last) this.#last.next = node
    this.#last = node
    this.#nodes.set(point, node)
    this.#measure(node)
  }

  delete(point: RestorePoint): void {
    const node = this.#nodes.get(point)
    if (!node) return
    const { previous, next } = node
    if (previous) previous.next = next
    if (next) next.previous = previous
    else this.#last = previous
    this.#nodes.delete(point)
    this.#total.add(-node.sizeTB)
    if (next) this.#measure(next)
  }

  /** No-op: a point's share follows from its step and the previous point's. */
  resize(): void {}

  #measure(node: Node): void {
    this.#total.add(-node.sizeTB)
    node.sizeTB = this.#unshared(node.point, node.previous?.point)
    this.#total.add(node.sizeTB)
  }
}
