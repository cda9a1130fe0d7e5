import type { Locator } from '@playwright/test'

/** Whether a press on an element's middle, or near the top of a tall one, meets the element: nothing covers it there. */
export const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + Math.min(height, 48) / 2))
  })
