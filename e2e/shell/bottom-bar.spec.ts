import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'

const windows = {
  'a phone': { width: 390, height: 844 },
  'a window at 400 %': { width: 320, height: 256 },
}

for (const [name, viewport] of Object.entries(windows))
  test.describe(`on ${name}`, () => {
    test.use({ viewport, locale: 'en-GB' })

    test('nothing that the keyboard focuses lies under the bottom bar', async ({ page }) => {
      await page.goto(chosen.service)
      await hydrated(page)
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('main ~ nav, main nav:has(a[href^="tel:"])')
        if (!bar) throw new Error('there is no bottom bar')
        const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], summary, button)')]
        return controls
          .filter(
            (control) => control.checkVisibility({ visibilityProperty: true }) && !bar.contains(control),
          )
          .filter((control) => {
            control.focus()
            const [own, over] = [control.getBoundingClientRect(), bar.getBoundingClientRect()]
            return own.bottom > over.top + 1 && own.top < over.bottom - 1
          })
          .map((control) => control.textContent)
      })
      expect(covered).toEqual([])
    })
  })
