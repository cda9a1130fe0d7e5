import { expect, type Page } from '@playwright/test'
import { test } from '../support/site.ts'
import { cases } from './cases.ts'
import { open } from './support.ts'

/** Counts the document's mutations for each value entered, which must change the answer. @returns the highest count */
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
      /** Waits until the answer has changed and 300 ms have passed without further mutation. */
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

// Counts what a keystroke changes; `npm run bench -- calculators` measures its time against the 16 ms of a frame.
test('a keystroke changes only a small part of the page, in every calculator', async ({ page }) => {
  // Allows time for visits to every calculator.
  test.slow()
  for (const { id, field, typed } of cases)
    await test.step(id, async () => {
      await open(page, id)
      const changes = await changesPerInput(page, field, [typed, '', '5'])
      expect(changes).toBeGreaterThan(0)
      expect(changes).toBeLessThan(400)
    })
})

test('a keystroke does not redraw a line for each day of ten years', async ({ page }) => {
  await open(page, 'backup-capacity', 'horizonDays=3650&gfsWeekly=52&gfsMonthly=60&gfsYearly=10')
  const changes = await changesPerInput(page, 'sourceTB', ['20', '30'])
  expect(changes).toBeGreaterThan(0)
  expect(changes).toBeLessThan(600)
})
