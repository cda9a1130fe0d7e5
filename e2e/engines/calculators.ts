import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesVersion } from '../../src/calculators/shared/working.ts'
import { cases } from '../calculators/cases.ts'
import { addressOf, sharedTexts } from '../calculators/support.ts'
import { type Engine, until } from './engine.ts'
import { visitor } from './plain-visit.ts'
import { desktop, fill, hasText, valueIn } from './steps.ts'
import { expectQuiet, hydrated } from './visit.ts'

const { tools } = sharedTexts('en')
const named = (name: string) => tools[name] ?? name

/** Reads the clipboard by pasting it into a temporary field. */
const pasted = async (engine: Engine) => {
  await engine.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'pasted'
    document.body.prepend(field)
    field.focus()
  })
  await engine.control('v')
  await until(engine, () => document.querySelector<HTMLTextAreaElement>('#pasted')?.value !== '')
  const text = await valueIn(engine, '#pasted')
  await engine.evaluate(() => document.querySelector('#pasted')?.remove())
  return text
}

/** Waits until React has hydrated the form, which it does after the root. */
const isReady = async (engine: Engine) => {
  await hydrated(engine)
  await until(engine, () =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** Polls the content of a file that the browser saves. */
const saved = (folder: string, name: string) =>
  expect.poll(() => readFile(join(folder, name), 'utf8').catch(() => ''))

describe('calculators', () => {
  for (const [index, { id, before, field, typed, after, csv }] of cases.entries())
    test(`${id}: typing, address, reload, link, copy, CSV, print`, {
      tags: index === 0 ? ['smoke'] : [],
    }, async () => {
      const { engine } = visitor
      const input = `#input-${field}`
      await engine.resize(desktop)
      await visitor.load(addressOf(id))
      await isReady(engine)
      await hasText(engine, '[data-answer]', before)
      await fill(engine, input, typed)
      await hasText(engine, '[data-answer]', after)
      // The address follows when typing pauses. A driver pauses at every key, so the address may first hold only part of the value.
      await until(
        engine,
        (name, value) => new URLSearchParams(location.search).get(name) === value,
        field,
        typed,
      )
      await engine.reload()
      await isReady(engine)
      await hasText(engine, '[data-answer]', after)
      expect(await valueIn(engine, input)).toBe(typed)

      await engine.click('main button', named('link'))
      await hasText(engine, '[role=alert]', named('copied'))
      expect(await pasted(engine)).toContain(`${field}=`)
      await engine.click('main button', named('result'))
      expect(await pasted(engine)).toContain(`v=${rulesVersion}`)

      await engine.click('main button', named('csv'))
      await saved(visitor.downloads, `${id}.csv`).toContain(csv)

      await engine.evaluate(() => {
        // The system's print dialog would block the test.
        globalThis.print = () => void document.documentElement.setAttribute('data-printed', '')
      })
      await engine.click('main button', named('print'))
      await until(engine, () => document.documentElement.hasAttribute('data-printed'))
      await expectQuiet(visitor)
    })

  test('the home page’s calculation starts over when the page is reloaded, units too', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    const values = () =>
      engine.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('main form :is(input, select)')].map(
          ({ value }) => value,
        ),
      )
    const first = await values()
    await fill(engine, 'input[name=fileSizeValue]', '2,5')
    await engine.evaluate(() => {
      const unit = document.querySelector('select[name=fileSizeUnit]') as HTMLSelectElement
      unit.value = 'TB'
      unit.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await hasText(engine, 'main form output', '5 h 54 min 3 s')
    await engine.reload()
    await hydrated(engine)
    await hasText(engine, 'main form output', '14 min 10 s')
    expect(await values()).toEqual(first)
  })
})
