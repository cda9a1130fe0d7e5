import { afterAll, beforeAll, expect, test } from 'vitest'
import { installObservatory } from './observatory.ts'
import { startSite } from './site-container.ts'

let observatory: Awaited<ReturnType<typeof installObservatory>>
beforeAll(async () => {
  observatory = await installObservatory()
}, 180_000)
afterAll(() => observatory?.remove())

test.each([
  ['without any service', {}],
  [
    'with every vendor',
    { META_PIXEL_ID: '1234567890', GTM_ID: 'GTM-ABCD', GA_ID: 'G-ABC123', CONSENT_MODE: 'opt-in' },
  ],
])("Mozilla's Observatory grades the site A+ %s", async (title, env: Record<string, string>) => {
  const site = await startSite({ env })
  const { grade, score, results } = await observatory.scan(site.url)
  await site.remove()
  console.log(`Observatory ${title}: ${grade}, ${score}`)
  expect(results.filter(({ points }) => points < 0)).toEqual([])
  expect(grade).toBe('A+')
  expect(score).toBeGreaterThanOrEqual(130)
})
