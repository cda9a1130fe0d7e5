import { type Page as BrowserPage, expect } from '@playwright/test'
import { archetypeOf } from '../scripts/content/archetypes.ts'
import { layOut } from '../scripts/content/layouts.ts'
import { blocksOf } from '../scripts/content/quality/blocks.ts'
import { wordsInSight } from '../scripts/content/quality/length.ts'
import { readSources } from '../scripts/content/sources.ts'
import type { Json } from '../scripts/content/strings.ts'
import { onePerKind } from '../scripts/shared/one-per-kind.ts'
import { firstFew } from '../src/blocks/first-few.ts'
import type { Page, PagePath } from '../src/catalogue/pages.ts'
import { hrefOf, pageAt } from '../src/catalogue/urls.ts'
import { type } from '../src/styles/tokens.ts'
import { hydrated } from './support/hydrated.ts'
import { isInSight } from './support/in-sight.ts'
import { blockOn, pagesWith, sourceOf } from './support/pages.ts'
import { test } from './support/site.ts'

/** The ids of the parts that a service folds. */
const idsFoldedOn = (path: PagePath) => {
  const blocks = blocksOf(sourceOf(path) as unknown as Json)
  const titles = blocks.map(({ title }) => title)
  return layOut(blocks, titles, archetypeOf(pageAt(path) as Page), 'en').folded
}

/** How many parts a service folds. */
const foldedOn = (path: PagePath) => idsFoldedOn(path).length

/** The id of a page's list that is shown in part, if it has one. */
const longListOn = (path: PagePath, type: string) => {
  const { id = '', items, rows } = blockOn(path, type)
  const { length } = (items ?? rows) as Json[]
  return firstFew(length) < length && !idsFoldedOn(path).includes(id) ? id : undefined
}

const [service = '/'] = pagesWith('service').toSorted((a, b) => foldedOn(b) - foldedOn(a))

test('a link to a folded part unfolds it, on the page and from elsewhere', async ({ page }) => {
  const href = hrefOf(service, 'en')
  await page.goto(href)
  await hydrated(page)
  const folded = page.locator('article section:has(> details)')
  const id = await folded.first().getAttribute('id')
  const details = page.locator(`#${id} > details`)
  await expect(details).not.toHaveAttribute('open')
  // By keyboard, since a section that takes the whole width covers the list of sections.
  const link = page.locator(`nav a[href="#${id}"]`).first()
  await link.focus()
  await expect.poll(() => isInSight(link)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('open')
  await page.goto('about:blank')
  await page.goto(`${href}#${id}`)
  await expect(details).toHaveAttribute('open')
})

test('parts folded one after the other are rows of one height under one name', async ({ page }) => {
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of pagesWith('service').filter((one) => foldedOn(one) > 1)) {
      await page.goto(hrefOf(path, 'en'))
      const run = page.locator('[data-parts] > div:has(section > details)')
      await expect(run.locator('p').first(), path).toHaveText(/\w/)
      const heights = await run
        .locator('section > details > summary')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
      expect(new Set(heights).size, `${path} at ${width} px`).toBe(1)
    }
  }
})

test('paper shows what is folded', async ({ page }) => {
  await page.goto(hrefOf(service, 'en'))
  await page.emulateMedia({ media: 'print' })
  for (const part of await page.locator('article section > details > :last-child').all())
    await expect(part).toBeVisible()
})

test('a service shows the first parts of a long list, and all of it once unfolded and on paper', async ({
  page,
}) => {
  for (const type of ['questions', 'responsibility']) {
    const path = pagesWith('service', type).find((one) => longListOn(one, type))
    if (!path) continue
    await page.goto(hrefOf(path, 'en'))
    const more = page
      .locator(`#${longListOn(path, type)}`)
      .locator('details:has(> :is(details, div))')
      .last()
    await expect(more.locator('> :last-child')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(more.locator('> :last-child')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await more.locator('> summary').click()
    await expect(more.locator('> :last-child')).toBeVisible()
  }
})

/** Counts the words of the default language that a page shows to be read: not what is navigated by, chosen or drawn, nor rows of figures. */
const readWords = (page: BrowserPage) =>
  page.locator('main').evaluate((main) => {
    const unread = `nav:not([aria-labelledby="related-heading"]), fieldset, form, svg, thead, td > span > span,
      [aria-hidden="true"], figure > :not(figcaption, :has(fieldset))`
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let count = 0
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: around, textContent } = text
      const last = around?.closest('tr')?.lastElementChild?.textContent ?? '-'
      if (
        !around?.checkVisibility({ visibilityProperty: true }) ||
        around.closest(unread) ||
        /^[\d.,\s]+$/.test(last)
      )
        continue
      count += (textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    }
    return count
  })

/** Share by which what a service shows may differ from the number of words that editors are told. */
const tolerance = 0.15

test('editors are told about as many words as a service shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sources = readSources('en')
  for (const path of pagesWith('service')) {
    await page.goto(hrefOf(path, 'en'))
    await expect(page.locator('#closing-heading')).toBeAttached()
    const told = wordsInSight(pageAt(path) as Page, sourceOf(path) as unknown as Json, sources)
    const shown = await readWords(page)
    expect(Math.abs(shown / told - 1), `${path}: ${shown} shown, ${told} told`).toBeLessThan(tolerance)
  }
})

/** The one scale of headings: tokens by name. */
const scale = ['display', 'compact', 'tool', 'title', 'detail', 'heading', 'name', 'body', 'small'] as const

/** Sizes of headings on one page. */
const atMostSizes = 5

for (const width of [390, 1440])
  test(`headings at ${width} px have few sizes, all of the scale`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of onePerKind) {
      await page.goto(hrefOf(path, 'en'))
      const { sizes, steps } = await page.evaluate(
        (tokens) => {
          const sizeOf = (element: Element) =>
            Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)
          const probe = document.body.appendChild(document.createElement('i'))
          const steps = tokens.map((token) => {
            probe.style.fontSize = token
            return sizeOf(probe)
          })
          probe.remove()
          const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
          const seen = headings.filter((heading) => heading.getBoundingClientRect().width > 1)
          return { sizes: [...new Set(seen.map(sizeOf))], steps }
        },
        scale.map((name) => type[name]),
      )
      expect(steps, path).toEqual(expect.arrayContaining(sizes))
      expect(sizes.length, path).toBeLessThanOrEqual(atMostSizes)
    }
  })

test('parts of a page have headings of one size, and begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    const heads = await page.locator('main [data-parts] > section').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const h2 = section.querySelector(':scope > div:not([aria-hidden]) > h2')
        const { display, paddingInlineStart } = getComputedStyle(section)
        // A notice is a strip, and a panel on a cloth has its own padding.
        if (!h2 || display === 'flex' || paddingInlineStart !== '0px') return []
        const { fontSize } = getComputedStyle(h2)
        const edges = [h2, section.lastElementChild ?? h2].map((element) =>
          Math.round(element.getBoundingClientRect().left),
        )
        return [{ fontSize, edges }]
      }),
    )
    const few = (values: readonly unknown[]) => [...new Set(values)].length
    expect(few(heads.map(({ fontSize }) => fontSize)), path).toBeLessThanOrEqual(1)
    const isBeside = (await page.locator('[data-rail="over"], [data-heads="beside"]').count()) > 0
    if (!isBeside) expect(few(heads.flatMap(({ edges }) => edges)), path).toBeLessThanOrEqual(1)
  }
})

for (const width of [390, 820, 1440])
  test(`at ${width} px the cloth behind a part begins at the window's edge or beside the list of sections`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of (['landing', 'article', 'story', 'use-case'] as const).flatMap((kind) =>
      pagesWith(kind),
    )) {
      await page.goto(hrefOf(path, 'en'))
      const cloths = page.locator(
        'main [data-parts] > section > div:first-child:has(> svg[aria-hidden]:only-child)',
      )
      for (const cloth of await cloths.all()) {
        const { left, right } = await cloth.evaluate(
          (element) => element.getBoundingClientRect().toJSON() as DOMRect,
        )
        expect(right, path).toBeGreaterThanOrEqual(width)
        const list = page.locator('[data-rail="kept"] > nav')
        const beside = width >= 1200 && (await list.count()) > 0 ? await list.boundingBox() : null
        if (beside) expect(left, path).toBeGreaterThanOrEqual(beside.x + beside.width)
        else expect(left, path).toBeLessThanOrEqual(0)
      }
    }
  })

test('the list of sections stays in sight beside what is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path } of onePerKind) {
    await page.goto(hrefOf(path, 'en'))
    await hydrated(page)
    const parts = page.locator('[data-rail="kept"] > [data-parts]:last-child > section')
    for (const part of await parts.all()) {
      const fills = await part.evaluate((section) => {
        section.scrollIntoView()
        return (section.parentElement?.getBoundingClientRect().bottom ?? 0) > innerHeight
      })
      // At its end the column may be shorter than the list, which leaves with it.
      if (!fills) continue
      await expect(page.locator('[data-rail] > nav'), path).toHaveCSS('opacity', '1')
      expect(await isInSight(page.locator('[data-rail] > nav a').first()), path).toBe(true)
    }
  }
})
