import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Keeps the site's typefaces away, since how far a late one moves text depends on the system's fonts. */
export const withoutTypefaces = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.abort())

/**
 * Records layout shifts from the page's start, as Chromium scores them.
 * @param counted `unasked` leaves out shifts that follow the visitor's input
 * @returns a function that lists the shifts so far, a line each: score, element, where it was and is
 */
export const recordShifts = async (
  page: Page,
  counted: 'all' | 'unasked' = 'all',
): Promise<() => Promise<string[]>> => {
  await page.addInitScript((which) => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      const classes = element?.closest('[class]')?.getAttribute('class')
      return `${node?.nodeName} in ${classes} "${node?.textContent?.trim().slice(0, 30)}"`
    }
    const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    // Chromium also reports a space redrawn in place, and a pseudo-element, which has no node, when it is first drawn.
    const isMoved = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
      at(previousRect) !== at(currentRect) && (node !== null || previousRect.width > 0)
    /** Whether the page was still arriving. */
    const isArriving = (time: number) => {
      const [page] = performance.getEntriesByType('navigation')
      const { domInteractive = 0 } = (page ?? {}) as { domInteractive?: number }
      return domInteractive === 0 || time < domInteractive
    }
    /** Whether its width depends on parts that arrive later: a table's columns on every row, a menu's on every option. */
    const isPartial = ({ node }: LayoutShift['sources'][number]) =>
      node instanceof Element &&
      (/^T[DH]$/.test(node.nodeName) || node.querySelector('select')?.textContent === node.textContent)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[])
        if (
          (which === 'all' || !hadRecentInput) &&
          sources.some((source) => isMoved(source) && !(isArriving(startTime) && isPartial(source)))
        )
          shifts.push(
            [
              `${value} at ${Math.round(startTime)} ms`,
              ...sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${name(node)}: ${at(previousRect)} -> ${at(currentRect)}`,
              ),
            ].join('; '),
          )
    }).observe({ type: 'layout-shift', buffered: true })
  }, counted)
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

/** Waits until the page's next frames are drawn and their shifts recorded. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )

/** The sum of recorded shifts, as Chromium scores them. */
export const scoreOf = (shifts: readonly string[]): number =>
  shifts.reduce((sum, line) => sum + Number.parseFloat(line), 0)

/** Maximum score of shifts that visitors did not cause: a text that arrives in two parts, or is redrawn in its own font, may wrap differently. */
export const mostMoved = 0.02
