import type { Page } from '@playwright/test'

/** Records every change of the document after parsing; runs in the page, before its own scripts. */
export const recordChanges = () => {
  const records: MutationRecord[] = []
  Object.assign(globalThis, { records })
  const observer = new MutationObserver((more) => records.push(...more))
  const watch = { childList: true, subtree: true, attributeOldValue: true, characterDataOldValue: true }
  document.addEventListener('DOMContentLoaded', () => observer.observe(document, watch))
}

export const recordMutations = (page: Page) => page.addInitScript(recordChanges)

/**
 * Lists the recorded changes. Leaves out the enabling of buttons, values that React rewrites unchanged (the title's text, the attributes of
 * inputs, which it removes and restores), preload links in the head, drawings that appear when they come into view, style sheets, which move
 * to the head, the content of a calculator's closed folds with its styles, and the fold of the quotation's buyer, which opens beside the paper.
 * Runs in the page.
 */
export const changes = (): string[] => {
  const { records } = globalThis as unknown as { records: MutationRecord[] }
  const isKnown = (node: Node) =>
    node instanceof Element &&
    node.matches(
      'link[rel=modulepreload], link[rel=preload], link[rel=stylesheet], [data-first-view], [data-styles], style[data-emotion]',
    )
  const first = (record: MutationRecord) =>
    records.find(
      ({ target, attributeName }) => target === record.target && attributeName === record.attributeName,
    )
  const changed = (record: MutationRecord) => {
    const { type, target, attributeName, addedNodes, removedNodes } = record
    if (target instanceof HTMLDetailsElement && target.closest('#quotation') && removedNodes.length === 0)
      return false
    if (type === 'characterData') return record.oldValue !== target.nodeValue
    if (target instanceof HTMLButtonElement && /^(?:disabled|data-waits)$/.test(attributeName ?? ''))
      return target.disabled
    if (type === 'attributes' && target instanceof HTMLLinkElement) return target.rel !== 'stylesheet'
    if (type === 'attributes')
      return first(record)?.oldValue !== (target as Element).getAttribute(attributeName ?? '')
    const isDrawn = addedNodes.length > 0 && [...addedNodes].every((node) => node instanceof SVGElement)
    const isFilled =
      isDrawn || target instanceof SVGElement || (target instanceof HTMLDetailsElement && !target.open)
    if (isFilled && removedNodes.length === 0) return false
    return ![...addedNodes, ...removedNodes].every(isKnown)
  }
  return records
    .filter(changed)
    .map(({ type, target, attributeName }) => `${type} ${attributeName ?? ''} in ${target.nodeName}`)
}

export const mutations = (page: Page): Promise<string[]> => page.evaluate(changes)
