import { describe, expect, test } from 'vitest'
import { pages } from '../../src/catalogue/pages.ts'
import { enterEverywhere, firstDifference, translate, walk, wayOn, ways } from '../support/translator.ts'
import { type Engine, until } from './engine.ts'
import { visitor } from './plain-visit.ts'
import { desktop } from './steps.ts'
import { expectQuiet, hydrated } from './visit.ts'

/** Waits until fields respond, since React marks the root before it hydrates the form. */
const ready = async (engine: Engine) => {
  await hydrated(engine)
  await until(engine, () =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

const open = async (path: string) => {
  await visitor.engine.resize(desktop)
  await visitor.load(path)
  await ready(visitor.engine)
}

const tools = pages.filter(({ kind }) => kind === 'calculator' || kind === 'pricing')

describe('on a translated page entries change what is read as they do without it', () => {
  for (const { path } of tools)
    test(path, async () => {
      const { engine } = visitor
      await open(path)
      const wanted = await engine.evaluate(enterEverywhere)
      await engine.evaluate(() => localStorage.clear())
      await open(path)
      await engine.evaluate(translate, ways[0])
      expect(firstDifference(wanted, await engine.evaluate(enterEverywhere))).toBeUndefined()
      expect(await engine.evaluate(() => document.querySelectorAll('main font').length)).toBeGreaterThan(50)
      await engine.evaluate(() => localStorage.clear())
      await expectQuiet(visitor)
    })
})

describe('translated pages', () => {
  test('five hundred actions on translated calculators throw nothing', async () => {
    const { engine } = visitor
    await open((tools[0] as (typeof tools)[number]).path)
    await engine.evaluate(translate, ways[0])
    for (let seed = 1; seed <= 10; seed++) await engine.evaluate(walk, { seed, steps: 50, wayOn })
    await until(engine, () => document.querySelectorAll('main font').length > 50)
    await engine.evaluate(() => localStorage.clear())
    await expectQuiet(visitor)
  })
})
