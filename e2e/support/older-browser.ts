import type { Page } from '@playwright/test'

/** Features newer than the oldest supported browsers, by the object that holds them. */
const newer: readonly (readonly [owner: string, ...names: string[]])[] = [
  ['Array', 'fromAsync'],
  ['Array.prototype', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  ['AbortSignal', 'any'],
  ['Element.prototype', 'checkVisibility'],
  ['HTMLButtonElement.prototype', 'popoverTargetElement', 'popoverTargetAction'],
  ['HTMLDetailsElement.prototype', 'name'],
  ['HTMLElement.prototype', 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
  ['Intl', 'Segmenter'],
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['Promise', 'withResolvers', 'try'],
  ['Set.prototype', 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ['String.prototype', 'isWellFormed', 'toWellFormed'],
  ['URL', 'canParse', 'parse'],
  ['Document.prototype', 'startViewTransition'],
  ['window', 'Iterator', 'navigation', 'requestIdleCallback', 'scheduler', 'trustedTypes'],
]

/** Calls of methods that older browsers lack, made without a check that they exist. */
export const newerCalls = /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync)\(/

/** An expression that Safari before 16.4 cannot parse; its module would not run at all. */
export const lookbehind = /\(\?<[=!]/

/** CSS and markup that an older browser ignores. */
const unwritten: readonly (readonly [RegExp, string])[] = [
  [/ popover(target|targetaction)?="[^"]*"/gi, ''],
  [/(<details[^>]*) name="[^"]*"/g, '$1'],
  [/:popover-open/g, ':of-a-newer-browser'],
  [/ integrity="[^"]*"/g, ''],
]

/** Removes newer features from a page: popovers, exclusive disclosures and the methods above. Its context must bypass CSP. */
export const takeFeaturesAway = async (page: Page) => {
  await page.addInitScript((owners) => {
    const found = (path: string) =>
      path.split('.').reduce((owner: object, name) => Reflect.get(owner, name), globalThis)
    for (const [path, ...names] of owners)
      for (const name of names)
        if (!Reflect.deleteProperty(found(path), name)) throw new Error(`${path}.${name} stays`)
    const { supports } = CSS
    CSS.supports = (...query: [string]) => !query[0].includes(':popover-open') && supports.apply(CSS, query)
    const { matches } = Element.prototype
    const older = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`'${selector}' is not a valid selector.`)
      return matches.call(this, selector)
    }
    Object.assign(Element.prototype, { matches: older })
  }, newer)
  await page.route(/\/(?:[^./]*|style-[^/]*\.css)(?:\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = unwritten.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
    await route.fulfill({ response, body })
  })
}
