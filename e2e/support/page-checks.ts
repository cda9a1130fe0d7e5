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

/** Opens every fold of the content. */
export const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  })

/** Lists elements whose box cuts off their own text; runs in the page. */
const cutTexts = (): string[] => {
  const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 2
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  return [...document.querySelectorAll('body *:not(svg *)')]
    .filter(hasText)
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const cutAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const cutDown = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return (cutAcross || cutDown) && isSeen(element)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/**
 * Applies the text spacing that readers may set (WCAG 2.2, 1.4.12), or removes it; runs in the page. Uses the object model, since the
 * site's policy refuses foreign style elements.
 * @returns the space between the letters of the content
 */
const spaceOut = (on: boolean): string => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = on ? [sheet] : []
  return getComputedStyle(document.querySelector('main') as Element).letterSpacing
}

/** Lists elements that are clipped or scroll sideways with more space between letters, words and lines. */
export const spacingFaults = async (page: Page): Promise<string[]> => {
  const spacing = await page.evaluate(spaceOut, true)
  const faults = [...(await overflow(page)), ...(await page.evaluate(cutTexts))]
  await page.evaluate(spaceOut, false)
  return Number.parseFloat(spacing) > 1.5 ? faults : [`only ${spacing} between letters`]
}

/** Lists fields with text below 16 px, which make iOS zoom in when they take the focus. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => !/^(?:radio|checkbox|hidden)$/.test(field.getAttribute('type') ?? ''))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 100)}`),
  )
