import type { Page } from '@playwright/test'

/** Lists what overflows the viewport on the right, or the width that makes it scroll; runs in the page. */
export const overflowing = (): string[] => {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= innerWidth) return []
  const over = [...document.querySelectorAll('body *')].find(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  )
  return [`${scrollWidth} px wide, ${over?.outerHTML.slice(0, 120)}`]
}

export const overflow = (page: Page): Promise<string[]> => page.evaluate(overflowing)

/** Lists elements whose box cuts off their own text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 2
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    return [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const cutAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
        const cutDown = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return (cutAcross || cutDown) && isSeen(element) && hasText(element)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/**
 * Applies the text spacing that readers may set (WCAG 2.2, 1.4.12). Uses the object model, since the site's policy refuses foreign style
 * elements.
 * @returns a function that removes it
 */
export const spaceOut = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets.pop()
    })
}
