import { expect, test } from 'vitest'
import { collections, itemsOf } from '../../../src/catalogue/collections.ts'
import { isIn, type PageId } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import type { PageContent } from '../../../src/content/page.ts'
import { feedPath } from '../../../src/findability/feed-path.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import { compiledTexts } from './compiled-texts.test-data.ts'
import { feeds } from './feeds.ts'

/** A collection of two pages, which a provider may not have. */
const collection = collections.find(({ kind }) => itemsOf(kind).length > 1)
const [one = 'home', two = 'home'] = collection ? itemsOf(collection.kind) : []

/** Writes a feed of pages with the given days and titles, each changed on a given day or never. */
const feedWith = (items: Partial<Record<string, object>>, changed?: string) => {
  const texts = { ...compiledTexts.en }
  for (const [id, content] of Object.entries(items)) {
    const namespace = namespaceOf(pageOf(id as PageId))
    texts[namespace] = { ...(texts[namespace] as object), ...content } as PageContent
  }
  return feeds('en', texts, () => changed)[feedPath(collection?.landing ?? 'home', 'en').slice(1)] ?? ''
}
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, content]) => content)

test('every collection has a feed in each language, beside its landing page', () => {
  for (const language of languageCodes)
    expect(Object.keys(feeds(language, compiledTexts[language], () => undefined))).toEqual(
      collections
        .filter(({ landing }) => isIn(landing, language))
        .map(({ landing }) => feedPath(landing, language).slice(1)),
    )
})

test.runIf(collection)('the newest comes first, and the feed is as new as what changed last', () => {
  const feed = feedWith({
    [one]: { date: '2031-02-01', title: 'One' },
    [two]: { date: '2031-03-01', title: 'Two' },
  })
  expect(all(feed, 'title').slice(1, 3)).toEqual(['Two', 'One'])
  expect(all(feed, 'updated')[0]).toBe('2031-03-01T00:00:00+07:00')
  const later = feedWith({ [one]: { date: '2031-02-01' }, [two]: { date: '2031-03-01' } }, '2031-04-01')
  expect(all(later, 'updated')[0]).toBe('2031-04-01T00:00:00+07:00')
  expect(all(later, 'published')[0]).toBe('2031-03-01T00:00:00+07:00')
})

test.runIf(collection)('special characters of XML are escaped, inline marks removed', () => {
  const feed = feedWith({
    [one]: { date: '2031-02-01', title: 'R&D <2>', lead: '**Bold** & [a page](page:home)' },
  })
  expect(feed).toContain('<title>R&amp;D &lt;2&gt;</title>')
  expect(feed).toContain('<summary>Bold &amp; a page</summary>')
})
