interface Watch {
  readonly observer: MutationObserver
  readonly records: MutationRecord[]
}

declare global {
  /** Hands the observer over from the inline script to the app: they are bundled separately, each with its own copy of this module. */
  var __SERVED_PAGE__: Watch | undefined
}

/** Records from the first script on what others change in the page: password managers, blockers, phone-number detection. */
export const watchServedPage = (): void => {
  const root = document.getElementById('root')
  if (!root) return
  const records: MutationRecord[] = []
  const observer = new MutationObserver((more) => void records.push(...more))
  globalThis.__SERVED_PAGE__ = { observer, records }
  observer.observe(root, { childList: true, subtree: true, characterData: true, characterDataOldValue: true })
}

/** The site's own change, which stays (src/styles/whole-sheet.ts). */
const isOwn = ({ removedNodes }: MutationRecord) =>
  [...removedNodes].some((node) => node instanceof Element && node.matches('[data-styles]'))

const undo = ({
  type,
  target,
  oldValue,
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord) => {
  if (type === 'characterData') target.nodeValue = oldValue
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node)
  // The site's own element, which was its neighbour, may be gone.
  const behind = previousSibling?.parentNode === target ? previousSibling.nextSibling : null
  const follower = nextSibling?.parentNode === target ? nextSibling : behind
  for (const node of removedNodes) target.insertBefore(node, follower)
}

/** Whether an addition is only an icon beside a field: nothing of the page was moved into it, and it repeats no words. */
const isIcon = (node: Node, records: readonly MutationRecord[]): node is Element =>
  node instanceof Element && !node.textContent?.trim() && !records.some(({ target }) => node.contains(target))

/**
 * Undoes the changes in reverse order, so that React finds the structure it expects; otherwise it would discard the page and render it
 * from scratch.
 * @returns a function that puts a password manager's icons back
 */
export const undoForeignChanges = (): (() => void) => {
  const { observer, records = [] } = globalThis.__SERVED_PAGE__ ?? {}
  records.push(...(observer?.takeRecords() ?? []))
  observer?.disconnect()
  const foreign = records.filter((record) => !isOwn(record))
  const icons = foreign.flatMap(({ target, addedNodes, removedNodes, nextSibling }) =>
    removedNodes.length > 0
      ? []
      : [...addedNodes]
          .filter((node) => isIcon(node, records))
          .map((node) => ({ node, target, nextSibling })),
  )
  const focused = document.activeElement
  for (const record of foreign.reverse()) undo(record)
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true })
  return () => {
    for (const { node, target, nextSibling } of icons)
      if (!node.isConnected && target.isConnected)
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
  }
}
