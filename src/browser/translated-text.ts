/** Texts of the app, and the nodes that a translator shows in their place. */
interface Translation {
  readonly originals: ReadonlySet<Node>
  readonly replacements: ReadonlySet<Node>
}

/** The translation that a node belongs to, as an original or as a replacement. */
const translations = new WeakMap<Node, Translation>()
/** Nodes that the app itself has inserted; they replace no text. */
const appNodes = new WeakSet<Node>()

/** The translation shown in place of a text of the app; `undefined` if the text itself is shown. */
const translationOf = (text: Node): Translation | undefined => {
  const translation = translations.get(text)
  return translation?.originals.has(text) ? translation : undefined
}

const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE

const recordTranslation = (originals: Iterable<Node>, replacements: Iterable<Node>) => {
  const translation = { originals: new Set(originals), replacements: new Set(replacements) }
  for (const node of [...translation.originals, ...translation.replacements])
    translations.set(node, translation)
}

/** Merges the translations that the nodes already belong to, since neighbours may be translated together, and translations once more. */
const recordReplacement = (removed: readonly Node[], added: readonly Node[]) => {
  const earlier = [...removed, ...added].flatMap((node) => translations.get(node) ?? [])
  const originals = [
    ...earlier.flatMap((translation) => [...translation.originals]),
    ...removed.filter((node) => isText(node) && !translations.has(node)),
  ]
  if (originals.length === 0) return
  const stillShown = earlier
    .flatMap((translation) => [...translation.replacements])
    .filter((node) => node.parentNode)
  recordTranslation(originals, [...stillShown, ...added])
}

/** Takes a text that is in the page again out of its translation: the visitor has asked for the original. */
const recordReturn = (text: Node) => {
  const translation = translationOf(text)
  if (!translation) return
  translations.delete(text)
  recordTranslation(
    [...translation.originals].filter((other) => other !== text),
    translation.replacements,
  )
}

const isSamePlace = (one: MutationRecord, other: MutationRecord) =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling

/** Finds out which node replaced which text: a translator may exchange them in one step, add before it removes, or remove before it adds. */
const recordChanges = (records: readonly MutationRecord[]) => {
  const addedSoFar = new Set<Node>()
  const removals: MutationRecord[] = []
  for (const record of records) {
    for (const node of record.addedNodes) recordReturn(node)
    const removed = [...record.removedNodes]
    const added = [...record.addedNodes].filter((node) => !appNodes.has(node))
    for (const node of added) addedSoFar.add(node)
    if (removed.length > 0 && added.length > 0) recordReplacement(removed, added)
    else if (removed.length > 0) {
      const addedBefore = [record.previousSibling, record.nextSibling].find(
        (node) => node && addedSoFar.has(node),
      )
      if (addedBefore) recordReplacement(removed, [addedBefore])
      else removals.push(record)
    } else if (added.length > 0) {
      const removal = removals.find((earlier) => isSamePlace(earlier, record))
      if (removal) recordReplacement([...removal.removedNodes], added)
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
  const observer = new MutationObserver(recordChanges)
  observer.observe(document.body, { childList: true, subtree: true })
  const { insertBefore, appendChild, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor

  /** Shows a text, and all that were translated together with it, in place of the translation. */
  const putBack = (text: Node) => {
    recordChanges(observer.takeRecords())
    const translation = translationOf(text)
    if (!translation) return
    const { originals, replacements } = translation
    const [first, ...others] = [...replacements].filter((node) => node.parentNode) as ChildNode[]
    if (!first) return
    first.replaceWith(...originals)
    for (const node of others) node.remove()
    for (const node of [...originals, ...replacements]) translations.delete(node)
    // Discards the records of these changes, which no translator has made.
    observer.takeRecords()
  }

  const prepareToInsert = (node: Node) => {
    if (!node.parentNode && translationOf(node)) putBack(node)
    // A translator in the page calls the same functions; it inserts `font` elements, the app none.
    if (node.nodeName !== 'FONT') appNodes.add(node)
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    prepareToInsert(node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null) {
    prepareToInsert(node)
    if (before && before.parentNode !== this) putBack(before)
    // The nearest wrapper that is a child of this node, or the end if `before` has been removed.
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
