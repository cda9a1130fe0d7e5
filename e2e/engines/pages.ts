import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readSources } from '../../scripts/content/sources.ts'
import { standsForKind } from '../../scripts/shared/one-per-kind.ts'
import { pages } from '../../src/catalogue/pages.ts'
import { hrefOf, namespaceOf, pageOf } from '../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { changes } from '../support/mutations.ts'
import { overflowing } from '../support/page-checks.ts'
import { prerenderedDay } from '../support/prerendered-day.ts'
import { calculates } from '../support/requests.ts'
import { until } from './engine.ts'
import { visitor } from './plain-visit.ts'
import { expectQuiet } from './visit.ts'

const sources = { en: readSources('en'), th: readSources('th') }
const faces = { en: 'IBM Plex Sans', th: 'IBM Plex Sans Thai' } as const

/** A text's beginning, up to its first placeholder, without the no-break spaces of typesetting. */
const beginning = (text: string) => (text.split('{{')[0] ?? '').replaceAll('\u00a0', ' ').trim()

/** Whether headings are drawn in the brand's typeface; runs in the page. */
const isDrawnIn = (face: string) => {
  const heading = document.querySelector('h1')
  const canvas = document.createElement('canvas').getContext('2d')
  if (!heading || !canvas) return false
  const { fontFamily, fontWeight } = getComputedStyle(heading)
  const widthIn = (families: string) => {
    canvas.font = `${fontWeight} 40px ${families}`
    return canvas.measureText('Cloud คลาวด์').width
  }
  return fontFamily.includes(face) && widthIn(`"${face}", serif`) !== widthIn('serif')
}

describe('every page: status, title, heading, quiet hydration, width, typeface', () => {
  for (const language of wholeLanguages)
    for (const page of pages) {
      const href = hrefOf(page.path, language)
      const tags = standsForKind(page, language) ? ['smoke'] : []
      test(href, { tags }, async () => {
        const { engine } = visitor
        await engine.resize({ width: 1280, height: 800 })
        const restoreClock = calculates(page.kind) ? visitor.site.moveClock(prerenderedDay) : undefined
        await visitor.open(href).finally(restoreClock)
        const found = await engine.evaluate(async () => ({
          status: (await fetch(location.href)).status,
          language: document.documentElement.lang,
          title: document.title,
          headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
        }))
        const { h1, title } = sources[language].get(namespaceOf(page)) as { h1: string; title: string }
        expect(found).toMatchObject({ status: 200, language })
        expect(found.title).toContain(beginning(title))
        expect(found.headings).toHaveLength(1)
        expect(beginning(found.headings[0] ?? '')).toContain(beginning(h1))
        // The search page runs the query in its URL.
        if (page.kind !== 'search')
          expect(await engine.evaluate(changes), 'changes of the document').toEqual([])
        for (const width of [1280, 390, 320]) {
          await engine.resize({ width, height: 800 })
          expect(await engine.evaluate(() => innerWidth)).toBe(width)
          expect(await engine.evaluate(overflowing), `${width} px`).toEqual([])
        }
        await expectQuiet(visitor)
        // A typeface that arrives too late for the first paint is shown from the next page on.
        if (!(await engine.evaluate(isDrawnIn, faces[language]))) await visitor.open(href)
        await until(engine, isDrawnIn, faces[language])
      })
    }
})

describe('grounds', () => {
  test('the ground of a band reaches both edges of a phone', async () => {
    const { engine } = visitor
    await engine.resize({ width: 390, height: 844 })
    await visitor.open(hrefOf(pageOf('services').path, 'en'))
    const { top, width, ground } = await engine.evaluate(() => {
      const colorOf = (section: Element) => getComputedStyle(section).backgroundColor
      const sections = [...document.querySelectorAll('[data-parts] > section')]
      const band = sections.find((section) => colorOf(section).startsWith('rgb(')) as Element
      band.scrollIntoView({ block: 'center', behavior: 'instant' })
      const channels = [...colorOf(band).matchAll(/\d+/g)].map(([channel]) => Number(channel))
      const ground = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
      return { top: band.getBoundingClientRect().top, width: document.documentElement.clientWidth, ground }
    })
    const picture = sharp(await engine.screenshot())
    const colorAt = async (left: number) => {
      const at = { left, top: Math.max(Math.round(top) + 10, 200), width: 1, height: 1 }
      return `#${(await picture.clone().extract(at).removeAlpha().raw().toBuffer()).toString('hex')}`
    }
    expect(await Promise.all([1, width - 2].map(colorAt))).toEqual([ground, ground])
  })
})
