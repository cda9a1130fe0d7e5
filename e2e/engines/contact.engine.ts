import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { message } from '../contact/contact-page.ts'
import { chosen } from '../support/pages.ts'
import { until } from './engine.ts'
import type { Respond } from './foreign-hosts.ts'
import { desktop, fill, hasText, isFocused, valueIn } from './steps.ts'
import { expectQuiet, hydrated, type Visit, visit } from './visit.ts'

interface Arrival {
  readonly key: string
  readonly words: Record<string, unknown>
}

const arrivals: Arrival[] = []
let status = 204

const receive: Respond = async (request, response) => {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, idempotency-key, content-type',
  }
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
  const words = (await json(request)) as Record<string, unknown>
  arrivals.push({ key: String(request.headers['idempotency-key']), words })
  response.writeHead(status, headers).end()
}

afterEach(() => {
  arrivals.length = 0
  status = 204
})

const { topic, ...texts } = message

/** Fills the form in, then waits 3 s, since the form considers faster senders bots. */
const fillForm = async ({ engine }: Visit) => {
  for (const [name, text] of Object.entries({ ...texts, message: 'Twelve virtual machines.' }))
    await fill(engine, `#contact-${name}`, text)
  await engine.evaluate((value) => {
    const select = document.querySelector('#contact-topic') as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, topic)
  await engine.click('#contact-consent')
  const filledAt = await engine.evaluate(() => performance.now())
  await until(engine, (since, wait) => performance.now() > since + wait, filledAt, 3000)
}

describe('contact form', () => {
  const visitor = visit({
    env: { CONTACT_FORM_URL: 'https://forms.example.com/messages' },
    hosts: { 'forms.example.com': receive },
  })
  const send = () => visitor.engine.click('#form button[type=submit]')

  test('refuses what is missing, at its field', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.contact)
    await send()
    await until(engine, () => document.querySelectorAll('#form [aria-invalid=true]').length >= 3)
    expect(arrivals).toEqual([])
  })

  test('a message arrives once, as it was written', { tags: ['smoke'] }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.contact)
    await fillForm(visitor)
    await send()
    await isFocused(engine, '#form [data-tone=success]')
    expect(arrivals).toHaveLength(1)
    expect(arrivals[0]?.words).toMatchObject({
      ...message,
      message: 'Twelve virtual machines.',
      language: 'en',
    })
    await expectQuiet(visitor)
  })

  test('an unsent message keeps its text and key across a reload', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    status = 422
    await visitor.open(chosen.contact)
    await fillForm(visitor)
    await send()
    await isFocused(engine, '#form [data-tone=error]')
    await engine.reload()
    await hydrated(engine)
    await hasText(engine, '#form', 'This is the message that we couldn’t send last time.')
    expect(await valueIn(engine, '#contact-message')).toBe('Twelve virtual machines.')
    status = 204
    await send()
    await isFocused(engine, '#form [data-tone=success]')
    expect(new Set(arrivals.map(({ key }) => key)).size).toBe(1)
    expect(arrivals).toHaveLength(2)
  })
})
