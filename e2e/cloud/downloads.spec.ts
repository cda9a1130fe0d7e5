import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { blockOn, chosen, offeredFile } from '../support/pages.ts'
import { test, watchSdk } from './cloud-site.ts'

test.use({ locale: 'en-GB' })

const documents = blockOn(chosen.downloads, 'downloads')
const file = offeredFile('.pdf') ?? ''
const sheet = offeredFile('.csv')
const list = `#${documents.id}`
const content = `%PDF-1.7 the bucket's copy ${'x'.repeat(34_000)}`
const link = (page: Page) => page.locator(`a[href="/downloads/${file}"]`)
const status = (page: Page) => page.locator(`${list} [role="status"]`)

test.beforeEach(({ cloud }) => cloud.putObject(`downloads/${file}`, content))

/** Opens the page and scrolls to the link, which makes the site list the bucket. */
const openDownloads = async (page: Page) => {
  await page.goto(chosen.downloads)
  await hydrated(page)
  await link(page).scrollIntoViewIfNeeded()
}

const clickAndSave = async (page: Page) => {
  const [download] = await Promise.all([page.waitForEvent('download'), link(page).click()])
  expect(download.suggestedFilename()).toBe(file)
  return readFile(await download.path(), 'utf8')
}

const ownCopy = async (page: Page) => (await page.request.get(`/downloads/${file}`)).text()

test('guests list the bucket once the downloads come into sight, and a click fetches through a signed link', async ({
  page,
  cloud,
  complaints,
}) => {
  const sdk = watchSdk(page)
  await page.goto(chosen.downloads)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await sdk.scripts()).toEqual([])
  expect(sdk.requests).toEqual([])

  await link(page).scrollIntoViewIfNeeded()
  await expect(page.locator(`${list} li`).first()).toContainText('PDF 34 kB', { ignoreCase: true })
  expect(cloud.services.identityPool.actions).toEqual(['GetId', 'GetCredentialsForIdentity'])
  expect(cloud.services.bucket.actions).toEqual(['GET /'])

  const signed = page.waitForRequest((request) => request.url().includes('X-Amz-Signature'))
  expect(await clickAndSave(page)).toBe(content)
  const { pathname, searchParams } = new URL((await signed).url())
  expect(pathname).toBe(`/downloads/${file}`)
  expect(searchParams.get('X-Amz-Expires')).toBe('900')
  expect(cloud.services.identityPool.actions).toEqual(['GetId', 'GetCredentialsForIdentity'])
  await expect(status(page)).toContainText(file)
  expect(complaints).toEqual([])
})

test('a signed link is never prerendered, and the plain one stays in the page', async ({ page }) => {
  const html = await (await page.request.get(chosen.downloads)).text()
  expect(html).toContain(`href="/downloads/${file}"`)
  expect(html).not.toMatch(/X-Amz|amazonaws/)
  await openDownloads(page)
  await expect(page.locator(`${list} li`).first()).toContainText('34')
  await expect(link(page)).toHaveAttribute('href', `/downloads/${file}`)
})

test('a link that has been tampered with, or has expired, opens nothing', async ({ page, cloud }) => {
  await openDownloads(page)
  const signed = page.waitForRequest((request) => request.url().includes('X-Amz-Signature'))
  await clickAndSave(page)
  const url = (await signed).url()
  // A response from the browser's cache would not test the link.
  const fetched = (address: string) =>
    page.evaluate(async (target) => (await fetch(target, { cache: 'no-store' })).status, address)
  expect(await fetched(url)).toBe(200)
  expect(await fetched(url.replace(file, 'other.pdf'))).toBe(403)
  expect(await fetched(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'))).toBe(403)
  cloud.clock.offset = 901_000
  expect(await fetched(url)).toBe(403)
})

test('expired credentials are replaced, and the click still brings the bucket’s copy', async ({
  page,
  cloud,
}) => {
  await openDownloads(page)
  await expect(page.locator(`${list} li`).first()).toContainText('34')
  cloud.expireCredentials()
  expect(await clickAndSave(page)).toBe(content)
  expect(cloud.services.identityPool.actions).toEqual([
    'GetId',
    'GetCredentialsForIdentity',
    'GetCredentialsForIdentity',
  ])
  await expect(status(page)).toContainText(file)
})

const minute = 60_000

for (const [minutes, times] of [
  [49, 1],
  [51, 2],
] as const)
  test(`after ${minutes} minutes credentials have been requested ${times} time(s)`, async ({
    page,
    cloud,
  }) => {
    await page.clock.install()
    await openDownloads(page)
    await expect(page.locator(`${list} li`).first()).toContainText('34')
    await page.clock.fastForward(minutes * minute)
    cloud.clock.offset = minutes * minute
    expect(await clickAndSave(page)).toBe(content)
    const requests = cloud.services.identityPool.actions.filter(
      (action) => action === 'GetCredentialsForIdentity',
    )
    expect(requests).toHaveLength(times)
  })

test('an unknown error is logged once, and the page keeps working', async ({ page, cloud, complaints }) => {
  await cloud.services.identityPool.inject({ fault: { kind: 'status', status: 400 } })
  await openDownloads(page)
  for (const _ of [1, 2]) {
    expect(await clickAndSave(page)).toBe(await ownCopy(page))
    await expect(status(page)).toContainText('The document store isn’t available.')
  }
  expect(complaints.filter((complaint) => complaint.startsWith('warning: cloud:'))).toHaveLength(1)
  expect(complaints.filter((complaint) => /^error: (?!Failed to load resource)/.test(complaint))).toEqual([])
})

for (const offset of [10 * minute, -10 * minute])
  test(`a clock ${offset / minute} minutes off is no obstacle`, async ({ page, cloud }) => {
    cloud.clock.offset = offset
    await openDownloads(page)
    expect(await clickAndSave(page)).toBe(content)
  })

test('a bucket that fails twice is asked a third time', async ({ page, cloud }) => {
  await cloud.services.bucket.inject({ fault: { kind: 'status', status: 503 }, times: 2 })
  await openDownloads(page)
  await expect(page.locator(`${list} li`).first()).toContainText('34')
  expect(cloud.services.bucket.actions).toEqual(['GET /', 'GET /', 'GET /'])
})

for (const [what, fault, text] of [
  ['does not listen', { kind: 'refused' }, 'We couldn’t reach the document store.'],
  ['breaks off', { kind: 'reset' }, 'We couldn’t reach the document store.'],
  ['fails', { kind: 'status', status: 503 }, 'The document store isn’t available.'],
  ['refuses', { kind: 'status', status: 403 }, 'The document store'],
  ['does not answer', { kind: 'slow', delay: 60_000 }, 'We couldn’t reach the document store.'],
] as const)
  test(`where the bucket ${what}, the site's own copy is saved and the visitor told`, async ({
    page,
    cloud,
  }) => {
    await openDownloads(page)
    await expect(page.locator(`${list} li`).first()).toContainText('34')
    await cloud.services.bucket.inject({ fault })
    expect(await clickAndSave(page)).toBe(await ownCopy(page))
    await expect(status(page)).toContainText(text)
    await expect(status(page)).toContainText('We saved the copy that comes with this site instead.')
  })

test('where the listing fails the site’s own copy is saved too', async ({ page, cloud }) => {
  await cloud.services.identityPool.inject({ fault: { kind: 'refused' } })
  await openDownloads(page)
  expect(await clickAndSave(page)).toBe(await ownCopy(page))
  await expect(status(page)).toContainText('We couldn’t reach the document store.')
})

test('a file missing in the bucket is downloaded from the site', async ({ page, complaints }) => {
  test.skip(!sheet, 'the page offers no other file')
  await openDownloads(page)
  const other = page.locator(`a[href="/downloads/${sheet}"]`)
  const [download] = await Promise.all([page.waitForEvent('download'), other.click()])
  const own = await page.request.get(`/downloads/${sheet}`)
  expect(await readFile(await download.path(), 'utf8')).toBe(await own.text())
  await expect(status(page)).toBeEmpty()
  expect(complaints.filter((complaint) => complaint.startsWith('warning'))).toEqual([])
})
