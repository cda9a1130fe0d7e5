import { RunningTotal } from './data-structures.ts'
import type { RestorePoint } from './store.ts'

interface Node {
  readonly point: RestorePoint
  sizeTB: number
  previous: Node | undefined
  next: Node | undefined
}

/** Space in TB that a point takes next to the previous one on its storage; the oldest point has none before it. */
export type SizeOf = (point: RestorePoint, previous: RestorePoint | undefined) => number

/** Restore points on one storage, in TB, added in the order in which they were taken. */
export class Shelf {
  readonly #nodes = new Map<RestorePoint, Node>()
  readonly #total = new RunningTotal()
  readonly #sizeOf: SizeOf
  #last: Node | undefined

  constructor(sizeOf: SizeOf) {
    this.#sizeOf = sizeOf
  }

  get totalTB(): number {
    return this.#total.value
  }

  /** Space the point takes; 0 if it isn't on this storage. */
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

  /** Reports that the point has changed. */
  update(point: RestorePoint): void {
    const node = this.#nodes.get(point)
    if (node) this.#measure(node)
  }

  #measure(node: Node): void {
    const sizeTB = this.#sizeOf(node.point, node.previous?.point)
    if (sizeTB === node.sizeTB) return
    this.#total.add(-node.sizeTB)
    node.sizeTB = sizeTB
    this.#total.add(sizeTB)
  }
}
