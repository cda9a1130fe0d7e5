import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installObservatory, scan } from './observatory.ts'
import { startSite } from './site-container.ts'

let scanner: string
beforeAll(async () => {
  scanner = await installObservatory()
}, 300_000)
afterAll(() => rm(scanner, { recursive: true }))

test.each([
  ['without any service', {}],
  [
    'with every vendor',
    { META_PIXEL_ID: '1234567890', GTM_ID: 'GTM-ABCD', GA_ID: 'G-ABC123', CONSENT_MODE: 'opt-in' },
  ],
])("Mozilla's Observatory grades the site A+ %s", async (title, env: Record<string, string>) => {
  const site = await startSite({ env })
  const { grade, score, results } = await scan(scanner, site.url)
  await site.remove()
  console.log(`Observatory ${title}: ${grade}, ${score}`)
  expect(results.filter(({ points }) => points < 0)).toEqual([])
  expect(grade).toBe('A+')
  // The maximum for headers; five more points are for `integrity`, which cannot apply, since no element of a page loads a script.
  expect(score).toBeGreaterThanOrEqual(130)
})
