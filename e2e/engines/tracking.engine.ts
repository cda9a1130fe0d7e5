import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chosen, inThai } from '../support/pages.ts'
import { vendorScripts } from '../support/vendors.ts'
import { until } from './engine.ts'
import type { Respond } from './foreign-hosts.ts'
import { desktop, isAt, isFocused, isSeen, isUnseen } from './steps.ts'
import { expectQuiet, hydrated, type Visit, visit } from './visit.ts'

const respond: Respond = ({ headers: { host = '' } }, response) => {
  const body = vendorScripts.find(([pattern]) => pattern.test(host))?.[1]
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(body)
}
const hosts = { 'connect.facebook.net': respond, 'www.googletagmanager.com': respond }
const banner = '[data-consent-banner]'

/** Ids of the pages that this document has reported to the pixel. */
const counted = ({ engine }: Visit) =>
  engine.evaluate(() =>
    ((Reflect.get(globalThis, 'seenFbq') ?? []) as [string, string, string, { content_ids: string[] }][])
      .filter((call) => call[2] === 'ViewContent')
      .map((call) => call[3].content_ids[0]),
  )
/** Also waits for the other vendor's script, which comes over another connection. */
const expectCounted = async (visitor: Visit, ids: readonly string[]) => {
  await expect.poll(() => counted(visitor)).toEqual(ids)
  await until(visitor.engine, () => 'seenDataLayer' in globalThis)
}

const forget = async (visitor: Visit) => {
  await visitor.open(chosen.services)
  await visitor.engine.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no Cookie Store
    document.cookie = 'consent=; path=/; max-age=0; secure; samesite=lax'
    localStorage.clear()
  })
  visitor.hosts.requests.length = 0
}

describe('consent, opt-in', () => {
  const visitor = visit({
    env: { META_PIXEL_ID: '1234567890123', GA_ID: 'G-ABCDEF1234', CONSENT_MODE: 'opt-in' },
    hosts,
  })

  test('no vendor is contacted before an answer; after “accept all” the page shown counts', {
    tags: ['smoke'],
  }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    await isSeen(engine, banner)
    await engine.click(`footer a[href="${chosen.services}"]`)
    await isAt(engine, chosen.services)
    // The address changes before the page does, and a page counts when its heading gets the focus.
    await isFocused(engine, 'h1')
    expect(visitor.hosts.requests).toEqual([])
    expect(await engine.evaluate(() => document.cookie)).toBe('')
    await engine.click(`${banner} button`, 'Accept all')
    await isUnseen(engine, banner)
    await expectCounted(visitor, ['services'])
    await engine.click(`footer a[href^="${chosen.privacy}"]`)
    await expectCounted(visitor, ['services', 'privacy'])
    expect(visitor.hosts.requests).toHaveLength(2)
    await expectQuiet(visitor)
  })

  test('the stored choice is shown, saved as a file, and withdrawn', async () => {
    const { engine } = visitor
    await forget(visitor)
    await visitor.open(`${chosen.privacy}#cookie-preferences`)
    await engine.click('#cookie-preferences button', 'Accept all')
    await expectCounted(visitor, ['privacy'])
    await engine.click('#cookie-preferences button', 'Download your record (JSON)')
    await expect
      .poll(() => readFile(join(visitor.downloads, 'consent.json'), 'utf8').catch(() => ''))
      .toContain('"marketing": true')
    visitor.hosts.requests.length = 0
    await engine.evaluate(() => void Object.assign(globalThis, { beforeWithdrawal: true }))
    await engine.click('#cookie-preferences button', 'Reject all')
    await until(engine, () => !('beforeWithdrawal' in globalThis))
    await hydrated(engine)
    await visitor.open(chosen.services)
    await isUnseen(engine, banner)
    expect(await counted(visitor)).toEqual([])
    expect(visitor.hosts.requests).toEqual([])
    await expectQuiet(visitor)
  })
})

describe('consent, opt-out', () => {
  const visitor = visit({ env: { META_PIXEL_ID: '1234567890123', GTM_ID: 'GTM-ABC1234' }, hosts })

  test('a page, a navigation, back and forward count once each', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    await isSeen(engine, banner)
    await expectCounted(visitor, ['home'])
    await engine.click(`footer a[href="${chosen.services}"]`)
    await expectCounted(visitor, ['home', 'services'])
    await engine.back()
    await expectCounted(visitor, ['home', 'services', 'home'])
    await engine.forward()
    await expectCounted(visitor, ['home', 'services', 'home', 'services'])
    await expectQuiet(visitor)
  })

  test('a page that comes back from the cache counts once more', async () => {
    const { engine } = visitor
    await visitor.open(chosen.services)
    await expectCounted(visitor, ['services'])
    await engine.click('main h1')
    await engine.click('header a[hreflang=th]:not(nav a)')
    await isAt(engine, inThai(chosen.services))
    await hydrated(engine)
    await engine.back()
    await isAt(engine, chosen.services)
    await expectCounted(visitor, ['services', 'services'])
  })

  test('“reject all” stops the tracking that had begun', async () => {
    const { engine } = visitor
    await visitor.open(chosen.services)
    await expectCounted(visitor, ['services'])
    visitor.hosts.requests.length = 0
    await engine.evaluate(() => void Object.assign(globalThis, { beforeRefusal: true }))
    await engine.click(`${banner} button`, 'Reject all')
    await until(engine, () => !('beforeRefusal' in globalThis))
    await hydrated(engine)
    await visitor.open(chosen.privacy)
    expect(await counted(visitor)).toEqual([])
    expect(visitor.hosts.requests).toEqual([])
  })
})
