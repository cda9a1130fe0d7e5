import { expect, type Page } from '@playwright/test'
import { pages } from '../../src/catalogue/pages.ts'
import { hydrated } from '../support/hydrated.ts'
import { blocksOn, chosen, inThai, pagesWith } from '../support/pages.ts'
import { test } from '../support/site.ts'

/** A page for each kind of picture, a page with a diagram, one with a map, and the calculators. */
const withDrawings = new Set([
  ...new Map(
    pages.flatMap(({ path }) =>
      blocksOn(path, 'picture').map(({ picture }) => [(picture as { kind: string }).kind, path]),
    ),
  ).values(),
  ...['diagram', 'map'].flatMap(
    (type) => pages.find(({ path }) => blocksOn(path, type).length > 0)?.path ?? [],
  ),
  ...pagesWith('calculator'),
])

/** The kinds of parts that a page's diagram marks by an edge, sorted. */
const kindsIn = (path: string) => {
  const nodes = blocksOn(path, 'diagram').flatMap(({ nodes }) => nodes as { kind?: string }[])
  return [...new Set(nodes.flatMap(({ kind }) => (kind && kind !== 'external' ? kind : [])))].toSorted()
}

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/** Brings every part of the page near enough to be drawn. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 50))
    }
  })

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

for (const [medium, media] of Object.entries({
  'on screens': {},
  'on paper': { media: 'print' },
  'in forced colours': { forcedColors: 'active' },
} as const))
  test(`each kind of part in a diagram has its own form ${medium}, the same in the legend`, async ({
    page,
  }) => {
    const withMost = pages
      .map(({ path }) => ({ path, kinds: kindsIn(path) }))
      .reduce((most, next) => (next.kinds.length > most.kinds.length ? next : most))
    await page.goto(withMost.path)
    await page.emulateMedia(media)
    const formsOf = (selector: string) =>
      page.locator(`main figure ${selector}`).evaluateAll((lines) => {
        const ground = getComputedStyle(document.documentElement).backgroundColor
        return Object.fromEntries(
          lines.map((line) => {
            const { stroke, strokeDasharray, strokeLinecap } = getComputedStyle(line)
            return [
              line.parentElement?.dataset.kind,
              stroke === ground ? 'unseen' : `${strokeDasharray} ${strokeLinecap}`,
            ]
          }),
        )
      })
    const forms = await formsOf('g[data-kind] > line')
    expect(Object.keys(forms).toSorted()).toEqual(withMost.kinds)
    expect(new Set(Object.values(forms)).size).toBe(withMost.kinds.length)
    expect(Object.values(forms)).not.toContain('unseen')
    expect(await formsOf('li > svg[data-kind] > line')).toEqual(forms)
  })

test.describe('on paper', () => {
  for (const path of [chosen.sla, inThai(chosen.privacy), chosen.calculator])
    test(`${path} is only the text, dark on white`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('h1')).toBeVisible()
      for (const selector of ['header nav', 'a[href="#content"]', 'footer nav'])
        for (const element of await page.locator(selector).all()) await expect(element).toBeHidden()
      expect(await styleOf(page, 'body', 'background-color')).toMatch(/255, 255, 255|rgba\(0, 0, 0, 0\)/)
      expect(await styleOf(page, 'h1', 'color')).toBe('rgb(0, 0, 0)')
      // Charts outline their text and parts in this colour.
      for (const part of await page.locator('main section[aria-label] > *').all())
        expect(await part.evaluate((e) => getComputedStyle(e).getPropertyValue('--palette-ground'))).toBe(
          'white',
        )
      const { overflow } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))
      expect(overflow).toBe(0)
    })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the marks of lists stay', async ({ page }) => {
    await page.goto(chosen.pricing)
    const marks = await page.locator('main section li').evaluateAll((items) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor
      return items
        .map((item) => getComputedStyle(item, '::before'))
        .filter(({ content }) => content === '""')
        .map(({ backgroundColor }) => backgroundColor !== ground)
    })
    expect(marks.length).toBeGreaterThan(0)
    expect(marks).not.toContain(false)
  })

  test('drawings are written in the colours of the text around them', async ({ page }) => {
    const found: Record<string, string[]> = {}
    for (const path of withDrawings) {
      await page.goto(path)
      const inks = await page.locator('main svg text').evaluateAll((texts) => {
        const ink = getComputedStyle(document.body).color
        const paper = getComputedStyle(document.documentElement).backgroundColor
        return texts.map((text) => {
          const { fill, stroke } = getComputedStyle(text)
          return fill === ink && ['none', paper].includes(stroke) ? 'as text' : `${fill} on ${stroke}`
        })
      })
      if (inks.length > 0) found[path] = [...new Set(inks)]
    }
    expect(Object.keys(found).length).toBeGreaterThan(2)
    expect(Object.entries(found).filter(([, inks]) => inks.join() !== 'as text')).toEqual([])
  })

  test('buttons keep a border, and the focus is drawn', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const action = 'main header a[href]'
    expect(await styleOf(page, action, 'border-top-style')).toBe('solid')
    expect(Number.parseFloat(await styleOf(page, action, 'border-top-width'))).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe(
      'solid',
    )
  })

  test('no band keeps its own background', async ({ page }) => {
    await page.goto(chosen.service)
    await hydrated(page)
    const grounds = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).borderImageSource))
    expect(grounds.length).toBeGreaterThan(2)
    expect(new Set(grounds)).toEqual(new Set(['none']))
    await page.emulateMedia({ forcedColors: 'none' })
    expect(
      await page
        .locator('main section')
        .evaluateAll((sections) =>
          sections.some((section) => getComputedStyle(section).borderImageSource !== 'none'),
        ),
    ).toBe(true)
  })

  test('parties are told apart: on the map by form, and for who is responsible by colour', async ({
    page,
  }) => {
    await page.goto(chosen.service)
    await hydrated(page)
    const mark = await page
      .locator('td > *', { hasText: 'Responsible' })
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    expect(mark).not.toBe(await styleOf(page, 'body', 'background-color'))
    await page.goto('/')
    const forms = await page
      .locator('figcaption li > svg[data-kind] > line')
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.closest('svg')?.getAttribute('data-kind') ?? '',
          getComputedStyle(line).strokeDasharray,
        ]),
      )
    const ofKinds = new Map(forms.map(([kind, form]) => [kind, form]))
    expect([...ofKinds.keys()]).toContain('provider')
    // One form of a kind, in the list as in the legend, and another of each other kind.
    expect(new Set(forms.map(String)).size).toBe(ofKinds.size)
    expect(new Set(ofKinds.values()).size).toBe(ofKinds.size)
  })

  test('the marks of parties in a table keep their colours', async ({ page }) => {
    const withParties = pages.find(({ path }) => blocksOn(path, 'table').some(({ parties }) => parties))
    test.skip(!withParties, 'no table names parties')
    await page.goto(withParties?.path ?? '/')
    await hydrated(page)
    const marks = await page.locator('td [data-party]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(cell, '::before')
        return [cell.getAttribute('data-party'), `${backgroundColor} ${backgroundImage}`]
      }),
    )
    const byKind = Object.fromEntries(marks)
    expect(Object.keys(byKind).length).toBeGreaterThan(1)
    expect(new Set(Object.values(byKind)).size).toBe(Object.keys(byKind).length)
  })
})

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', chosen.service]) {
    await page.goto(path)
    await hydrated(page)
    await scrollThrough(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
          const longest = Math.max(...transitionDuration.split(',').map(Number.parseFloat))
          return longest > 0.001 || (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.001)
        })
        .map(({ className }) => String(className)),
    )
    expect(moving).toEqual([])
    expect(await styleOf(page, 'html', 'scroll-behavior')).toBe('auto')
  }
})

test('the connections of a diagram are drawn as it comes into view, and are whole before and after', async ({
  page,
}) => {
  await page.goto(chosen.service)
  await hydrated(page)
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  const drawing = page.locator('main svg:visible', { has: page.locator('g[class*=edges]') }).first()
  /** Scrolls until a share of the drawing is in view; reports the share of its connections that is hidden. */
  const hiddenAt = (share: number) =>
    drawing.evaluate(async (svg, shown) => {
      const { top, height } = svg.getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight + height * shown, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 100))
      const edges = svg.querySelector('g[class*=edges]')
      return Math.max(
        0,
        ...(getComputedStyle(edges as Element).clipPath.match(/[\d.]+(?=%)/g) ?? []).map(Number),
      )
    }, share)
  // Near enough to be drawn at all.
  await hiddenAt(0)
  await expect.poll(() => hiddenAt(0.2)).toBe(100)
  // Parts that are laid out while one scrolls can move the drawing once more.
  await expect.poll(() => hiddenAt(0.7)).toBeLessThan(100)
  await expect.poll(() => hiddenAt(1.2)).toBe(0)
  // As in a picture of the whole page.
  await expect.poll(() => hiddenAt(-0.2)).toBe(0)
})
