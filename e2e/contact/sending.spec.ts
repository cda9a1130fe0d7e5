import { expect, type Page } from '@playwright/test'
import { brand } from '../../src/provider/brand.ts'
import { test } from '../cloud/cloud-site.ts'
import { actBeforeHydration, hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { button, draft, expectWords, field, fillForm, message, openForm, panel } from './contact-page.ts'

test.use({ locale: 'en-GB' })

const arrived = (messages: Record<string, unknown>[], name: string = message.name) =>
  messages.filter((sent) => sent.name === name)

/** A different sender for each test, because the receiver keeps earlier messages. */
const sender = () => `Somchai ${crypto.randomUUID()}`

/** Fills the form in as a bot does. */
const fillAtOnce = (page: Page, name: string) =>
  page.evaluate(
    (texts) => {
      for (const [key, text] of Object.entries(texts))
        Object.assign(document.getElementById(`contact-${key}`) as HTMLElement, { value: text })
      document.getElementById('contact-consent')?.click()
      document.getElementById('contact-name')?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    { ...message, name },
  )

const expectFailed = async (page: Page) => {
  await expect(panel(page, 'error')).toBeFocused()
  await expect(panel(page, 'error')).toContainText('We couldn’t send your message')
}
const expectSent = async (page: Page) => {
  await expect(panel(page, 'success')).toBeFocused()
  await expect(panel(page, 'success')).toContainText('We’ve received your message')
}

test('a message arrives, once, as it was written', async ({ page, cloud, complaints }) => {
  const name = sender()
  await openForm(page)
  await expect(button(page)).toHaveText('Send message')
  await fillForm(page, { name })
  await button(page).click()
  await expectSent(page)
  const [record, ...more] = arrived(cloud.messages(), name)
  expect(more).toEqual([])
  expect(record).toEqual({
    ...message,
    name,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    consent: true,
    language: 'en',
  })
  await expect(panel(page, 'success')).toContainText(String(record?.id).slice(0, 8))
  expect(await draft(page)).toBeNull()
  expect(complaints).toEqual([])

  await panel(page, 'success').getByRole('button', { name: 'Write another message' }).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(button(page)).toHaveText('Send message')
})

test('Enter in a field sends too', async ({ page, cloud }) => {
  const name = sender()
  await openForm(page, inThai(chosen.contact))
  await fillForm(page, { name, phone: '' })
  await field(page, 'name').press('Enter')
  await expect(panel(page, 'success')).toContainText('เราได้รับข้อความของคุณแล้ว')
  const [record] = arrived(cloud.messages(), name)
  expect(record).toMatchObject({ language: 'th' })
  expect(record).not.toHaveProperty('phone')
})

test('500 twice, then an answer: three attempts under one key, one record', async ({ page, cloud }) => {
  const name = sender()
  const keys: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
  })
  await cloud.services.receiver.inject({ fault: { kind: 'status', status: 500 }, times: 2 })
  await openForm(page)
  await fillForm(page, { name })
  await button(page).click()
  await expectSent(page)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(arrived(cloud.messages(), name)).toHaveLength(1)
})

test('a lost response causes no second message', async ({ page, cloud }) => {
  const name = sender()
  await cloud.services.receiver.inject({ fault: { kind: 'lost' }, times: 1 })
  await openForm(page)
  await fillForm(page, { name })
  await button(page).click()
  await expectSent(page)
  expect(cloud.services.receiver.actions.length).toBeGreaterThan(1)
  expect(arrived(cloud.messages(), name)).toHaveLength(1)
})

test('while a slow receiver responds, further presses send nothing', async ({ page, cloud }) => {
  const name = sender()
  const gate = Promise.withResolvers<void>()
  await page.route('**/messages', async (route) => {
    await gate.promise
    await route.continue()
  })
  await openForm(page)
  await fillForm(page, { name })
  await button(page).dblclick()
  await expect(button(page)).toHaveText('Sending …')
  await expect(field(page, 'message')).toBeDisabled()
  await button(page).click({ force: true })
  await button(page).press('Enter')
  gate.resolve()
  await expectSent(page)
  expect(cloud.services.receiver.actions).toEqual(['POST /messages'])
  expect(arrived(cloud.messages(), name)).toHaveLength(1)
})

test('no input is lost while the receiver is down, not even by a reload', async ({ page, cloud }) => {
  await cloud.services.receiver.inject({ fault: { kind: 'refused' } })
  await openForm(page)
  await fillForm(page)
  await button(page).click()
  await expectFailed(page)
  await expectWords(page)
  await expect(page.locator('#form [aria-invalid="true"]')).toHaveCount(0)
  const before = arrived(cloud.messages()).length

  const mail = panel(page, 'error').getByRole('link', { name: 'Send it by email' })
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  const { pathname, searchParams } = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe(brand.email)
  expect(searchParams.get('body')).toContain('Twelve virtual machines on vSphere 7.\r\nสวัสดี')

  await page.reload()
  await hydrated(page)
  await expectWords(page)
  await expect(page.locator('#form')).toContainText('This is the message that we couldn’t send last time.')

  await cloud.recover()
  await button(page).click()
  await expectSent(page)
  expect(arrived(cloud.messages())).toHaveLength(before + 1)
  expect(await draft(page)).toBeNull()
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'message')).toHaveValue('')
})

test('a message changed after a failure is kept, and sent under another key', async ({ page, cloud }) => {
  const name = sender()
  await cloud.services.receiver.inject({ fault: { kind: 'lost' } })
  await openForm(page)
  await fillForm(page, { name })
  await button(page).click()
  await expectFailed(page)
  await field(page, 'message').fill('Thirteen virtual machines.')
  await page.reload()
  await hydrated(page)
  await expect(field(page, 'message')).toHaveValue('Thirteen virtual machines.')
  await cloud.recover()
  await button(page).click()
  await expectSent(page)
  expect(arrived(cloud.messages(), name).map((sent) => sent.message)).toEqual([
    message.message,
    'Thirteen virtual machines.',
  ])
})

test('what is left of an unsent message can be discarded', async ({ page, cloud }) => {
  await cloud.services.receiver.inject({ fault: { kind: 'status', status: 422 } })
  await openForm(page)
  await fillForm(page)
  await button(page).click()
  await expectFailed(page)
  expect(cloud.services.receiver.actions).toHaveLength(1)
  await page.reload()
  await hydrated(page)
  await field(page, 'name').fill('')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('')
  await expect(field(page, 'consent')).not.toBeChecked()
  expect(await draft(page)).toBeNull()
  await page.clock.fastForward(100)
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a robot that fills in what people do not see sends nothing', async ({ page, cloud }) => {
  await openForm(page)
  await fillForm(page)
  await page.locator('input[tabindex="-1"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await button(page).click()
  await expectFailed(page)
  expect(cloud.services.receiver.actions).toEqual([])
})

test('a form filled in faster than people type is sent only at the second press', async ({ page, cloud }) => {
  const name = sender()
  await openForm(page)
  await fillAtOnce(page, name)
  const setAge = (milliseconds: number) =>
    page.evaluate((age) => {
      performance.now = () => age
    }, milliseconds)
  await setAge(2999)
  await button(page).click()
  await expect(page.locator('#form [role="status"]')).toContainText('press Send again')
  expect(cloud.services.receiver.actions).toEqual([])
  await setAge(3000)
  await button(page).click()
  await expectSent(page)
  expect(arrived(cloud.messages(), name)).toHaveLength(1)
})

test('time before the app has loaded counts, as does an earlier page', async ({ page, cloud }) => {
  const name = sender()
  await page.clock.install()
  await actBeforeHydration(page, chosen.contact, () => page.clock.fastForward(3000))
  await fillAtOnce(page, name)
  await button(page).click()
  await expectSent(page)

  const other = sender()
  await page.goto(chosen.contact)
  await hydrated(page)
  await fillAtOnce(page, other)
  await page.reload()
  await hydrated(page)
  await button(page).click()
  await expectSent(page)
  expect(arrived(cloud.messages(), name)).toHaveLength(1)
  expect(arrived(cloud.messages(), other)).toHaveLength(1)
})

test('the field for robots is out of reach of people and password managers', async ({ page }) => {
  await openForm(page)
  const trap = page.locator('#form input[tabindex="-1"]')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  for (const [name, value] of [
    ['data-1p-ignore', 'true'],
    ['data-lpignore', 'true'],
    ['data-bwignore', 'true'],
    ['data-form-type', 'other'],
  ] as const)
    await expect(trap).toHaveAttribute(name, value)
  expect(await trap.getAttribute('name')).not.toMatch(/name|mail|url|site|phone|tel|address|company/)
  await expect(page.locator('#form').getByRole('textbox', { includeHidden: false })).toHaveCount(
    await page.locator('#form :is(input:not([type="checkbox"]), textarea):not([tabindex="-1"])').count(),
  )
})
