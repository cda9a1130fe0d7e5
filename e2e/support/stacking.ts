import type { Page } from '@playwright/test'

/**
 * Parts that must stay in front of a page while they are shown, from back to front: the bar at a phone's lower edge, the notices, the header with its open menu.
 */
const front = [
  'main nav:has(> a[href^="tel:"])',
  '[data-consent-banner], aside:has(a[hreflang])',
  '#root > header, #root > header details[open] > :not(summary)',
]

interface Look {
  /** Selectors of parts, from back to front. */
  readonly selectors: readonly string[]
  /** Scroll positions, as fractions of the page's height; opens one of the visible menus at each. Empty to keep the current position. */
  readonly places: readonly number[]
}

/** Lists points of parts that something else covers; runs in the page. */
const coveredPoints = ({ selectors, places }: Look): string[] => {
  const steps = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98]
  const pointsOf = (part: Element) => {
    if (getComputedStyle(part).visibility === 'hidden') return []
    const { left, top, right, bottom } = part.getBoundingClientRect()
    // An element does not cover the last fraction of a pixel.
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth - 1)]
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight - 1)]
    if (x1 - x0 < 2 || y1 - y0 < 2) return []
    return steps.flatMap((x) => steps.map((y) => [x0 + x * (x1 - x0), y0 + y * (y1 - y0)] as const))
  }
  const look = () =>
    selectors.flatMap((selector, level) =>
      [...document.querySelectorAll(selector)].flatMap((part) =>
        pointsOf(part).flatMap(([x, y]) => {
          const over = document.elementFromPoint(x, y)
          if (part.contains(over) || over?.closest(selectors.slice(level).join())) return []
          return [
            `${Math.round(x)}, ${Math.round(y)} at ${Math.round(scrollY)}: ${over?.outerHTML.slice(0, 80)}`,
          ]
        }),
      ),
    )
  if (places.length === 0) return look()
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('#root > header details')].filter(
    (menu) => menu.getClientRects().length > 0,
  )
  const faults = places.flatMap((share, index) => {
    scrollTo(0, share * document.documentElement.scrollHeight)
    for (const menu of menus) menu.open = menu === menus[index % menus.length]
    return look()
  })
  for (const menu of menus) menu.open = false
  return faults
}

/** What covers parts of the page at the current scroll position. */
export const covered = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(coveredPoints, { selectors: [selector], places: [] })

/** Scrolls a page from its start to its end. @returns what covers header, open menu, bar and notices on the way */
export const coveredAnywhere = (page: Page): Promise<string[]> =>
  page.evaluate(coveredPoints, { selectors: front, places: [0, 0.2, 0.4, 0.6, 0.8, 1] })
