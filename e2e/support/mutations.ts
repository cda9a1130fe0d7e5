import type { Page } from '@playwright/test'

/** Records every change of the document from the end of parsing on. */
export const recordMutations = (page: Page) =>
  page.addInitScript(() => {
    const records: MutationRecord[] = []
    Object.assign(globalThis, { records })
    const observer = new MutationObserver((more) => records.push(...more))
    const watch = { childList: true, subtree: true, attributeOldValue: true, characterDataOldValue: true }
    document.addEventListener('DOMContentLoaded', () => observer.observe(document, watch))
  })

/**
 * What has changed since. Not counted: what React writes as it was (the title's text, the attributes of inputs, which it takes off and
 * puts back), what is named in the head as needed soon, what is added to a drawing: pictograms and
 * icons are drawn when they come into sight; and the whole style sheet's link, which is switched on.
 */
export const mutations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { records } = globalThis as unknown as { records: MutationRecord[] }
    const isKnown = (node: Node) =>
      node instanceof Element && node.matches('link[rel=modulepreload], link[rel=preload]')
    const first = (record: MutationRecord) =>
      records.find(
        ({ target, attributeName }) => target === record.target && attributeName === record.attributeName,
      )
    const changed = (record: MutationRecord) => {
      const { type, target, attributeName, addedNodes, removedNodes } = record
      if (type === 'characterData') return record.oldValue !== target.nodeValue
      if (type === 'attributes' && target instanceof HTMLLinkElement) return target.rel !== 'stylesheet'
      if (type === 'attributes')
        return first(record)?.oldValue !== (target as Element).getAttribute(attributeName ?? '')
      if (target instanceof SVGElement && removedNodes.length === 0) return false
      return ![...addedNodes, ...removedNodes].every(isKnown)
    }
    return records
      .filter(changed)
      .map(({ type, target, attributeName }) => `${type} ${attributeName ?? ''} in ${target.nodeName}`)
  })
