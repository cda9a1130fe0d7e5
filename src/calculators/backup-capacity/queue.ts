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
