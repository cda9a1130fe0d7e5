import { expect, type Page } from '@playwright/test'
import { pageAt } from '../../src/catalogue/urls.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen } from '../support/pages.ts'

export const message = {
  name: 'Somchai Jaidee',
  company: 'Company & Sons',
  email: 'somchai@company.co.th',
  phone: '02 000 0000',
  topic: pageAt(chosen.otherService)?.id ?? '',
  message: 'Twelve virtual machines on vSphere 7.\nสวัสดี',
} as const

export const field = (page: Page, name: string) => page.locator(`#contact-${name}`)
export const button = (page: Page) => page.locator('#form button[type="submit"]')
export const panel = (page: Page, tone: 'error' | 'success') => page.locator(`#form [data-tone="${tone}"]`)

/** Opens the page with a fake clock, since the form refuses what is filled in faster than people type. */
export const openForm = async (page: Page, path: string = chosen.contact) => {
  await page.clock.install()
  await page.goto(path)
  await hydrated(page)
}

/** Fills the form in at a person's pace. */
export const fillForm = async (page: Page, changes: Partial<Record<string, string>> = {}) => {
  const { topic, ...texts } = { ...message, ...changes }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await field(page, 'topic').selectOption(topic)
  await field(page, 'consent').check()
  await page.clock.fastForward(3000)
}

/** Listens for the e-mail that the form composes. @returns a function that waits for its `mailto:` address */
export const composedMail = async (page: Page): Promise<() => Promise<string>> => {
  const requested = Promise.withResolvers<string>()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.enable')
  protocol.on(
    'Page.frameRequestedNavigation',
    ({ url }) => url.startsWith('mailto:') && requested.resolve(url),
  )
  return () => requested.promise
}

/** Expects the form to hold the whole message. */
export const expectWords = async (page: Page) => {
  for (const [name, text] of Object.entries(message)) await expect(field(page, name)).toHaveValue(text)
  await expect(field(page, 'consent')).toBeChecked()
}

/** The unsent message that the site has stored. */
export const draft = (page: Page) => page.evaluate(() => localStorage.getItem('contact-draft'))
