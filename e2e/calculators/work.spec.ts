import { expect, type Page } from '@playwright/test'
import { test } from '../support/site.ts'
import { cases } from './cases.ts'
import { open } from './support.ts'

/** Most changes of the document, the results that follow later included, that entering any of the values causes; each gives another answer. */
const changesPerInput = (page: Page, field: string, values: readonly string[]) =>
  page.evaluate(
    async ({ field, values }) => {
      const input = document.querySelector<HTMLInputElement>(`#input-${field}`)
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      let changes = 0
      const observer = new MutationObserver((records) => {
        changes += records.length
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const answer = () => document.querySelector('[data-answer]')?.textContent
      /** Waits until the answer is another and nothing follows it any more. */
      const untilQuiet = async (before: ReturnType<typeof answer>): Promise<void> => {
        const seen = changes
        await new Promise((resolve) => setTimeout(resolve, 300))
        if (changes > seen || answer() === before) await untilQuiet(before)
      }
      const counts: number[] = []
      for (const value of values) {
        const before = answer()
        set?.call(input, value)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
        await untilQuiet(before)
        counts.push(changes)
        changes = 0
      }
      return Math.max(...counts)
    },
    { field, values },
  )

// What a key may cost is counted here; `npm run bench -- calculators` measures it, in milliseconds of a frame's sixteen.
test('a key changes a few figures of the page, in every calculator', async ({ page }) => {
  // One visit stands for many.
  test.setTimeout(120_000)
  for (const { id, field, typed } of cases)
    await test.step(id, async () => {
      await open(page, id)
      const changes = await changesPerInput(page, field, [typed, '', '5'])
      expect(changes).toBeGreaterThan(0)
      expect(changes).toBeLessThan(400)
    })
})

test('ten years of days are no line each to draw anew', async ({ page }) => {
  await open(page, 'backup-capacity', 'horizonDays=3650&gfsWeekly=52&gfsMonthly=60&gfsYearly=10')
  const changes = await changesPerInput(page, 'sourceTB', ['20', '30'])
  expect(changes).toBeGreaterThan(0)
  expect(changes).toBeLessThan(600)
})
