import { expect } from '@playwright/test'
import { addressOf } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { blockOn, blocksOn, chosen } from '../support/pages.ts'
import { startSession, test } from './cloud-site.ts'

/** Selects the list of files. */
const documents = `#${blockOn(chosen.downloads, 'downloads').id}`

test.use({ locale: 'en-GB', variables: { META_PIXEL_ID: '1234567890123', CONSENT_MODE: 'opt-in' } })

/** The names in the privacy notice's table; `*` stands for any ending. */
const namesInNotice = () => {
  const table = blocksOn(chosen.privacy, 'table').find(({ id }) => id === 'cookies')
  const rows = (table?.rows ?? []) as unknown as string[][]
  return rows.flatMap(([names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

const isNamed = (name: string) =>
  namesInNotice().some((noticed) =>
    noticed.endsWith('*') ? name.startsWith(noticed.slice(0, -1)) : name === noticed,
  )

const visitors = [
  { visitor: 'a guest', signedIn: false, kept: /^com\.amplify\.Cognito\./ },
  { visitor: 'a customer', signedIn: true, kept: /^CognitoIdentityServiceProvider\..*idToken$/ },
]

for (const { visitor, signedIn, kept } of visitors)
  test(`the privacy notice names all that the site stores in the browser of ${visitor}`, async ({
    page,
    context,
    cloud,
  }) => {
    if (signedIn) await startSession(context, cloud)
    await page.route('https://connect.facebook.net/**', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await page.locator('[data-consent-banner] button').first().click()
    await page.goto(addressOf('windows-server'))
    await hydrated(page)
    await page.getByRole('checkbox', { name: /this browser/ }).check()
    await page.goto(chosen.downloads)
    await hydrated(page)
    await page.locator(documents).scrollIntoViewIfNeeded()
    await expect.poll(() => cloud.services.bucket.actions).toContain('GET /')
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const names = [...stored, ...(await context.cookies()).map(({ name }) => name)]
    expect(names.filter((name) => !isNamed(name))).toEqual([])
    for (const name of ['consent', 'calculator:windows-server', expect.stringMatching(kept)])
      expect(names).toContainEqual(name)
  })
