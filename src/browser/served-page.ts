let observer: MutationObserver | undefined

const records: MutationRecord[] = []

const take = (more: readonly MutationRecord[]): void => {
  records.push(...more)
}

/** Watches, from the first script on, what others change in the page: password managers, blockers, finders of telephone numbers. */
export const watchServedPage = (): void => {
  const root = document.getElementById('root')
  if (!root) return
  observer = new MutationObserver(take)
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

/** Whether an addition is no more than a sign beside a field: nothing of the page was moved into it, and it repeats no words. */
const isSign = (node: Node): node is Element =>
  node instanceof Element && !node.textContent?.trim() && !records.some(({ target }) => node.contains(target))

/**
 * Undoes the changes, in reverse, so that React finds the structure that it knows; where it does not, it throws the page away and renders
 * another.
 * @returns a function that gives a password manager's signs their places again
 */
export const undoForeignChanges = (): (() => void) => {
  take(observer?.takeRecords() ?? [])
  observer?.disconnect()
  const foreign = records.filter((record) => !isOwn(record))
  const signs = foreign.flatMap(({ target, addedNodes, removedNodes, nextSibling }) =>
    removedNodes.length > 0
      ? []
      : [...addedNodes].filter(isSign).map((node) => ({ node, target, nextSibling })),
  )
  const focused = document.activeElement
  for (const record of foreign.reverse()) undo(record)
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true })
  return () => {
    for (const { node, target, nextSibling } of signs)
      if (!node.isConnected && target.isConnected)
        target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null)
  }
}
