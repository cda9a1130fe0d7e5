import { describe, expect, test } from 'vitest'
import { sought } from '../search/support.ts'
import { chosen, headingOf, inThai, sectionsOf, shown, sourceOf } from '../support/pages.ts'
import { type Engine, Key, until } from './engine.ts'
import { visitor } from './plain-visit.ts'
import { desktop, focus, isAt, isFocused, isSeen, isUnseen, phone } from './steps.ts'
import { expectQuiet, hydrated } from './visit.ts'

/** Sets a mark that a full load would remove. */
const markDocument = (engine: Engine) =>
  engine.evaluate(() => void Object.assign(globalThis, { sameDocument: true }))
const isSameDocument = (engine: Engine) => engine.evaluate(() => 'sameDocument' in globalThis)

describe('menus, language and ways on', () => {
  test('one menu at a time by pointer; a press outside and a followed link close it', {
    tags: ['smoke'],
  }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    const open = (count: number) =>
      until(engine, (wanted) => document.querySelectorAll('header details[open]').length === wanted, count)
    await engine.click('header nav > details:nth-of-type(1) summary')
    await open(1)
    await engine.click('header nav > details:nth-of-type(2) summary')
    await open(1)
    await engine.click('footer small')
    await open(0)
    await engine.click('header nav > details:nth-of-type(1) summary')
    await isSeen(engine, `header details[open] a[href="${chosen.otherService}"]`)
    await engine.click(`header details[open] a[href="${chosen.otherService}"]`)
    await isAt(engine, chosen.otherService)
    await open(0)
    await expectQuiet(visitor)
  })

  test('menus open and close by the keyboard, and give the focus back', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    const summary = 'header nav > details:nth-of-type(1) > summary'
    await focus(engine, summary)
    await engine.type(Key.enter)
    await isSeen(engine, `header details[open] a[href="${chosen.service}"]`)
    await engine.type(Key.tab)
    await until(engine, () =>
      document.querySelector('header details[open]')?.contains(document.activeElement),
    )
    await engine.type(Key.escape)
    await isUnseen(engine, 'header details[open]')
    await isFocused(engine, summary)
  })

  test('the menu of the page shown is underlined', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.service)
    const line = await engine.evaluate(() => {
      const current = document.querySelector('header summary[data-current]') as Element
      return getComputedStyle(current).textDecorationLine
    })
    expect(line).toBe('underline')
  })

  test('on a phone the drawer opens, leads on and closes', { tags: ['smoke'] }, async () => {
    const { engine } = visitor
    await engine.resize(phone)
    await visitor.open('/th')
    const button = 'button[popovertarget]:not([popovertargetaction])'
    await engine.click(button)
    await isSeen(engine, '#navigation')
    await engine.type(Key.escape)
    await isUnseen(engine, '#navigation')
    await isFocused(engine, button)
    await engine.click(button)
    await engine.click('#navigation details:nth-of-type(1) > summary')
    await isSeen(engine, `#navigation a[href="${inThai(chosen.service)}"]`)
    await engine.click(`#navigation a[href="${inThai(chosen.service)}"]`)
    await isAt(engine, inThai(chosen.service))
    await isUnseen(engine, '#navigation')
    await expectQuiet(visitor)
  })

  test('the language switch stays on the page and keeps query and hash', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(`${chosen.privacy}?from=mail#cookie-preferences`)
    await engine.click('header a[hreflang=th]:not(nav a)')
    await isAt(engine, `${inThai(chosen.privacy)}?from=mail#cookie-preferences`)
    await hydrated(engine)
    expect(await engine.evaluate(() => document.documentElement.lang)).toBe('th')
    await expectQuiet(visitor)
  })

  test('“Skip to content” lands before the heading, not past it', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.service)
    await focus(engine, 'a[href="#main"]')
    await engine.type(Key.enter)
    await isAt(engine, `${chosen.service}#main`)
    await isFocused(engine, '#main')
    await engine.type(Key.tab)
    const isFirst = await engine.evaluate(() => {
      const focusable = [...document.querySelectorAll('main a[href], main button, main summary')]
      return focusable.find((element) => element.checkVisibility()) === document.activeElement
    })
    expect(isFirst).toBe(true)
  })

  test('questions open their answers', async () => {
    const { engine } = visitor
    await engine.resize(phone)
    await visitor.open(inThai(chosen.service))
    await engine.click('main details:has(> p) > summary')
    await isSeen(engine, 'main details:has(> p) > p')
  })

  test('an unknown address gets the 404 page in its language, which leads home', {
    tags: ['smoke'],
  }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(`${inThai(chosen.services)}/nope`)
    const status = await engine.evaluate(async () => (await fetch(location.href)).status)
    expect(status).toBe(404)
    expect(await engine.evaluate(() => document.documentElement.lang)).toBe('th')
    await engine.evaluate(() => void globalThis.complaints?.splice(0))
    await engine.click('main a[href]')
    await isAt(engine, '/th')
    await expectQuiet(visitor)
  })
})

describe('navigation', () => {
  test('links, back and forward stay in the document, and return to title, heading and place', {
    tags: ['smoke'],
  }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.services)
    await markDocument(engine)
    await engine.evaluate(() => {
      scrollTo(0, 900)
      addEventListener('click', () => Object.assign(globalThis, { leftAt: scrollY }), { capture: true })
    })
    await engine.click(`footer a[href="${chosen.otherService}"]`)
    await isAt(engine, chosen.otherService)
    await isFocused(engine, 'h1')
    await until(engine, () => scrollY === 0)
    await expect
      .poll(() => engine.evaluate(() => document.title))
      .toMatch(shown(sourceOf(chosen.otherService).title))
    await engine.back()
    await isAt(engine, chosen.services)
    await until(engine, () => Math.abs(scrollY - Reflect.get(globalThis, 'leftAt')) < 50)
    expect(await engine.evaluate(() => Reflect.get(globalThis, 'leftAt'))).toBeGreaterThan(500)
    await engine.forward()
    await isAt(engine, chosen.otherService)
    await expect
      .poll(() => engine.evaluate(() => document.querySelector('h1')?.textContent))
      .toMatch(headingOf(chosen.otherService))
    expect(await isSameDocument(engine)).toBe(true)
    await expectQuiet(visitor)
  })

  describe('an address with a section leads there', () => {
    for (const [path, ids] of [
      [chosen.service, sectionsOf(chosen.service).slice(-2)],
      [inThai(chosen.privacy), ['cookie-preferences', 'changes']],
    ] as const)
      for (const id of ids)
        test(`${path}#${id}`, async () => {
          const { engine } = visitor
          await engine.resize(phone)
          await engine.goto('about:blank')
          await visitor.open(`${path}#${id}`)
          const miss = () =>
            engine.evaluate((wanted) => {
              const target = document.getElementById(wanted)
              if (!target) throw new Error(`no section ${wanted}`)
              const padding =
                Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
              const top = target.getBoundingClientRect().top + scrollY - padding
              const end = document.documentElement.scrollHeight - innerHeight
              return Math.abs(scrollY - Math.min(top, end))
            }, id)
          await expect.poll(miss).toBeLessThan(2)
        })
  })

  test('Back to a page in the back/forward cache finds it where it was left', async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open(chosen.privacy)
    // Clicks the page, because browsers skip history entries without user activation.
    await engine.click('main h1')
    await engine.evaluate(() => scrollTo(0, 1500))
    await until(engine, () => scrollY === 1500)
    await engine.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasAsleep: persisted })),
    )
    await engine.click('header a[hreflang=th]:not(nav a)')
    await isAt(engine, inThai(chosen.privacy))
    await hydrated(engine)
    await engine.back()
    await isAt(engine, chosen.privacy)
    await until(engine, () => Math.abs(scrollY - 1500) < 2)
    expect(await engine.evaluate(() => Reflect.get(globalThis, 'wasAsleep'))).toBe(true)
  })
})

describe('search', () => {
  test('answers as one types and leads to a section by the keyboard', { tags: ['smoke'] }, async () => {
    const { engine } = visitor
    await engine.resize(desktop)
    await visitor.open('/')
    await engine.click('header a[data-opens-search]:not(nav a)')
    await isFocused(engine, 'input[role=combobox]')
    await engine.type(sought.misspelt)
    await until(
      engine,
      (label) => document.querySelector('[role=option]')?.textContent?.includes(label),
      sought.label,
    )
    // Results list pages first, then their sections.
    await isSeen(engine, '[role=option][href*="#"]')
    const first = await engine.evaluate(() =>
      [...document.querySelectorAll('[role=option]')].findIndex((option) =>
        option.getAttribute('href')?.includes('#'),
      ),
    )
    await engine.type(Key.down.repeat(first + 1))
    const target = await engine.evaluate(
      () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '',
    )
    expect(target).toContain('#')
    await engine.type(Key.enter)
    await isAt(engine, target)
    await isUnseen(engine, 'dialog')
    await expectQuiet(visitor)
  })

  test('the page of the search answers in Thai', async () => {
    const { engine } = visitor
    await engine.resize(phone)
    await visitor.open(`${inThai(chosen.search)}?q=${encodeURIComponent('สำรองข้อมูล')}`)
    await until(engine, () => document.querySelectorAll('main a[href*="backup"]').length > 0)
    await expectQuiet(visitor)
  })
})
