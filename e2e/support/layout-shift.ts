import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/**
 * Records from the page's start how far its layout shifts, as Chromium scores it.
 * @param counted `unasked`: but for what a visitor's own press moves
 * @returns asks for the sum so far; 0 when nothing has moved
 */
export const recordShifts = async (
  page: Page,
  counted: 'all' | 'unasked' = 'all',
): Promise<() => Promise<number>> => {
  await page.addInitScript((which) => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (which === 'all' || !hadRecentInput) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  }, counted)
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
}
