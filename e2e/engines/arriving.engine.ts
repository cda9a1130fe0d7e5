import { describe, expect, test } from 'vitest'
import { chosen, inThai } from '../support/pages.ts'
import { until } from './engine.ts'
import { desktop, isAt, isSeen, phone } from './steps.ts'
import { expectQuiet, hydrated, visit } from './visit.ts'

const isDrawnIn = (face: string) => {
  const canvas = document.createElement('canvas').getContext('2d')
  const widthIn = (families: string) => {
    if (!canvas) return 0
    canvas.font = `600 40px ${families}`
    return canvas.measureText('Cloud').width
  }
  return widthIn(`"${face}", serif`) !== widthIn('serif')
}

// Starts each `describe` with a new browser, whose cache is empty: a cached file would not be requested again.

describe('on a slow line', () => {
  const visitor = visit()

  test('the page is read, its menus and links work, and the app takes over late', {
    tags: ['smoke'],
  }, async () => {
    const { engine, site } = visitor
    await engine.resize(desktop)
    const release = site.hold(/\/assets\/site-/)
    try {
      await visitor.load(chosen.service)
      await engine.click('header nav > details:nth-of-type(1) summary')
      await isSeen(engine, `header details[open] a[href="${chosen.otherService}"]`)
      await engine.click(`header details[open] a[href="${chosen.otherService}"]`)
      await isAt(engine, chosen.otherService)
      expect(await engine.evaluate(() => window.hydrated === true)).toBe(false)
    } finally {
      release()
    }
    await hydrated(engine)
    await expectQuiet(visitor)
  })
})

describe('without the app', () => {
  const visitor = visit()

  test('the prerendered page stays, and its links work', async () => {
    const { engine, site } = visitor
    await engine.resize(desktop)
    const mend = site.refuse(/\/assets\/libraries-/)
    try {
      await visitor.load(chosen.service)
      const before = await engine.evaluate(() => document.querySelector('#root')?.innerHTML)
      await engine.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 3000)))
      expect(await engine.evaluate(() => document.querySelector('#root')?.innerHTML)).toBe(before)
      expect(await engine.evaluate(() => window.hydrated === true)).toBe(false)
    } finally {
      mend()
    }
    await engine.click(`main a[href="${chosen.services}"]`)
    await isAt(engine, chosen.services)
    await hydrated(engine)
  })
})

/** Whether every style sheet has loaded. */
const isStyled = () =>
  !document.querySelector('[data-styles]') &&
  [...document.styleSheets].every(({ cssRules }) => cssRules.length > 0)

describe('while a release is rolled out', () => {
  const visitor = visit()

  test('what one server lacks is requested again, and the page is complete', async () => {
    const { engine, site } = visitor
    await engine.resize(desktop)
    const end = site.missAtFirst(/^\/assets\//)
    try {
      await visitor.open(chosen.calculator)
      await until(engine, isStyled)
      await until(engine, isDrawnIn, 'IBM Plex Sans')
      await engine.click(`footer a[href="${chosen.services}"]`)
      await isAt(engine, chosen.services)
      await until(engine, isStyled)
    } finally {
      end()
    }
  })
})

describe('with late fonts', () => {
  const visitor = visit()

  test('a typeface that comes late is shown, and on the next page too', async () => {
    const { engine, site } = visitor
    await engine.resize(desktop)
    // Drivers wait for a page's fonts, so a timer must release them, late enough to follow the first paint even on a busy machine.
    setTimeout(site.hold(/\.woff2/), 15_000)
    await visitor.open(chosen.services)
    // Engines differ in how long they wait for a late font, so this checks only that it arrived late, not that a fallback was drawn.
    const { painted, arrived } = await engine.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      arrived: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('plex-sans-600'))
        .map((entry) => entry.startTime + entry.duration)[0],
    }))
    expect(arrived).toBeGreaterThan(Number(painted) + 1000)
    await until(engine, isDrawnIn, 'IBM Plex Sans')
    await engine.click(`main a[href="${chosen.service}"]`)
    await isAt(engine, chosen.service)
    await until(engine, isDrawnIn, 'IBM Plex Sans')
    await expectQuiet(visitor)
  })
})

describe('without scripts', () => {
  const visitor = visit({ visitor: { noScripts: true } })

  test('menus, drawer, questions and links work', async () => {
    const { engine } = visitor
    await engine.resize(phone)
    await visitor.load('/th')
    await engine.click('button[popovertarget]:not([popovertargetaction])')
    await isSeen(engine, '#navigation')
    await engine.click('#navigation details:nth-of-type(1) > summary')
    await engine.click(`#navigation details[open] a[href="${inThai(chosen.service)}"]`)
    await isAt(engine, inThai(chosen.service))
    await engine.click('main details:has(> p) > summary')
    await isSeen(engine, 'main details:has(> p) > p')
    expect(await engine.evaluate(() => window.hydrated === true)).toBe(false)
    expect(await engine.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true)
  })
})

describe('with reduced motion', () => {
  const visitor = visit({ visitor: { reducedMotion: true } })

  test('nothing moves, and links work', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    expect(await engine.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
    await engine.click('header nav > details:nth-of-type(1) summary')
    await isSeen(engine, `header details[open] a[href="${chosen.otherService}"]`)
    expect(await engine.evaluate(() => document.getAnimations().length)).toBe(0)
    await engine.click(`header details[open] a[href="${chosen.otherService}"]`)
    await isAt(engine, chosen.otherService)
    expect(await engine.evaluate(() => document.getAnimations().length)).toBe(0)
    await expectQuiet(visitor)
  })
})
