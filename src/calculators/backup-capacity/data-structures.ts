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
