import { expect } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { blockOn, chosen } from '../support/pages.ts'
import { test, watchSdk } from './cloud-site.ts'

/** Selects the list of files. */
const documents = `#${blockOn(chosen.downloads, 'downloads').id}`

test.use({ locale: 'en-GB', variables: { GUEST_ACCESS: 'false' } })

test('where guests have no access the downloads are plain links, and the SDK is not loaded for them', async ({
  page,
  cloud,
}) => {
  const sdk = watchSdk(page)
  await page.goto(chosen.downloads)
  await hydrated(page)
  const link = page.locator(`${documents} a[download]`).first()
  await link.scrollIntoViewIfNeeded()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(new URL(download.url()).pathname).toMatch(/^\/downloads\//)
  await page.waitForLoadState('networkidle')
  expect(await sdk.scripts()).toEqual([])
  expect(Object.values(cloud.services).flatMap(({ actions }) => actions)).toEqual([])
})
