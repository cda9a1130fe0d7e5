/** What a translator has put in place of texts. */
interface Swap {
  readonly texts: ReadonlySet<Node>
  readonly standIns: ReadonlySet<Node>
}

const swaps = new WeakMap<Node, Swap>()
/** Nodes that the app itself has inserted; they replace no text. */
const appNodes = new WeakSet<Node>()

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE

const swap = (removed: readonly Node[], added: readonly Node[]) => {
  const known = [...removed, ...added].flatMap((node) => swaps.get(node) ?? [])
  const texts = [
    ...known.flatMap((one) => [...one.texts]),
    ...removed.filter((node) => isText(node) && !swaps.has(node)),
  ]
  if (texts.length === 0) return
  const shown = known.flatMap((one) => [...one.standIns]).filter((node) => node.parentNode)
  const standIns = [...shown, ...added]
  const merged = { texts: new Set(texts), standIns: new Set(standIns) }
  for (const node of [...texts, ...standIns]) swaps.set(node, merged)
}

/** The visitor has asked for the original text. */
const forget = (text: Node) => {
  const { texts, standIns } = swaps.get(text) as Swap
  swaps.delete(text)
  const rest = { texts: new Set([...texts].filter((other) => other !== text)), standIns }
  for (const node of [...rest.texts, ...standIns]) swaps.set(node, rest)
}

/** Finds out which node replaced which text: a translator may swap them in one step, add before it removes, or remove before it adds. */
const note = (records: readonly MutationRecord[]) => {
  const fresh = new Set<Node>()
  const gaps: MutationRecord[] = []
  for (const record of records) {
    const { target, previousSibling, nextSibling } = record
    const removed = [...record.removedNodes]
    const added = [...record.addedNodes]
    for (const node of added) if (swaps.get(node)?.texts.has(node)) forget(node)
    const standIns = added.filter((node) => !appNodes.has(node))
    for (const node of standIns) fresh.add(node)
    if (removed.length > 0 && standIns.length > 0) swap(removed, standIns)
    else if (removed.length > 0) {
      const beside = [previousSibling, nextSibling].find((node) => node && fresh.has(node))
      if (beside) swap(removed, [beside])
      else gaps.push(record)
    } else {
      const gap = gaps.find(
        (one) =>
          one.target === target && one.previousSibling === previousSibling && one.nextSibling === nextSibling,
      )
      if (gap) swap([...gap.removedNodes], standIns)
    }
  }
}

/**
 * Lets React write on a page that is being translated. Translators replace the page's texts by elements or texts of their own; React
 * would then write into texts that are no longer shown, and throw where it removes one or inserts before it. From now on such a text is
 * put back first; the translator notices and translates it again.
 *
 * An element that an extension has wrapped or removed does not stop React either.
 */
export const guardTranslatedTexts = (): void => {
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })
  const { insertBefore, appendChild, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

  const putBack = (text: Node) => {
    note(observer.takeRecords())
    const swapped = swaps.get(text)
    const shown = [...(swapped?.standIns ?? [])].filter((node) => node.parentNode) as ChildNode[]
    const [first, ...others] = shown
    if (!swapped?.texts.has(text) || !first) return
    first.replaceWith(...swapped.texts)
    for (const node of others) node.remove()
    for (const node of [...swapped.texts, ...swapped.standIns]) swaps.delete(node)
    observer.takeRecords()
  }

  /** Readies a node that is about to be inserted. A translator within the page inserts `font` elements, the app none. */
  const claim = (node: Node) => {
    if (!node.parentNode && isText(node) && swaps.has(node)) putBack(node)
    if (node.nodeName !== 'FONT') appNodes.add(node)
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    claim(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    claim(node)
    if (before && before.parentNode !== this) putBack(before)
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (child.parentNode !== this) putBack(child)
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode && isText(this)) putBack(this)
      value.set?.call(this, text)
    },
  })
}
