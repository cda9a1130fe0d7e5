import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Records from the page's start what its layout shifts by, as Chromium scores it.
 * @param counted `unasked`: but for what a visitor's own press moves
 * @returns asks for what has moved so far, a line each: score, element, where it was and is; none when nothing has
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
    // Chromium also reports a space that is drawn anew where it was.
    const isMoved = ({ previousRect, currentRect }: LayoutShift['sources'][number]) =>
      at(previousRect) !== at(currentRect)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[])
        if ((which === 'all' || !hadRecentInput) && sources.some(isMoved))
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
