import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'
import { open } from './support.ts'

/** What overlaps in the chart: texts with each other, and with the lines of marks. */
const overlaps = (page: Page) =>
  page.locator('main [role=img]:has([data-names])').evaluate((chart) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 2 &&
      other.top < one.bottom - 2
    const texts = [...chart.querySelectorAll('svg text')]
    const marks = [...chart.querySelectorAll('svg line[stroke-width="2"]')]
    if (marks.length === 0) return ['no marks']
    const isStruck = (text: Element, line: Element) => {
      const { left, top, bottom } = boxOf(line)
      return meet(boxOf(text), new DOMRect(left - 1, top, 3, bottom - top))
    }
    return texts.flatMap((text, index) => [
      ...texts
        .slice(index + 1)
        .filter((other) => meet(boxOf(text), boxOf(other)))
        .map((other) => `${text.textContent} and ${other.textContent}`),
      ...marks.filter((line) => isStruck(text, line)).map(() => `${text.textContent} is struck`),
      ...(boxOf(text).left < 0 || boxOf(text).right > innerWidth ? [`${text.textContent} is outside`] : []),
    ])
  })

for (const [id, field, counts] of [
  ['windows-server', 'windowsVmsPerHost', [1, 2, 8, 11, 19, 20, 22, 40, 60, 400]],
  ['sql-server', 'model=server-cal&userCals', [1, 10, 24, 30, 60, 400]],
] as const)
  for (const language of wholeLanguages)
    for (const viewport of Object.values(viewports))
      test(`the names of ${id}’s lines are clear of the visitor’s own line, in ${language} at ${viewport.width} px`, async ({
        page,
      }) => {
        test.slow()
        await page.setViewportSize(viewport)
        for (const count of counts)
          await test.step(`${count}`, async () => {
            await open(page, id, `${field}=${count}`, language)
            await expect.poll(() => overlaps(page)).toEqual([])
          })
      })
