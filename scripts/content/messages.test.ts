import { expect, it, test } from 'vitest'
import { collections, folderOf } from '../../src/catalogue/collections.ts'
import { textPage } from '../../src/catalogue/some-page.fixture.ts'
import { sourcesOf } from './quality/sources.fixture.ts'
import { translationFindings } from './quality/translation.ts'
import type { Json } from './strings.ts'
import { files } from './structure/files.ts'
import { languages } from './structure/languages.ts'
import { schema } from './structure/schema.ts'

const { namespace } = textPage

const block = (more: { [key: string]: Json } = {}): Json => ({
  type: 'prose',
  id: 'what',
  title: 'What',
  ...more,
})
const good: { [key: string]: Json } = {
  title: 'A title',
  description: 'A description',
  label: 'A label',
  purpose: 'A purpose',
  h1: 'A heading',
  lead: 'A lead.',
  blocks: [block({ paragraphs: ['A paragraph.'] })],
  related: ['home', 'search'],
}

/** The schema's messages about an English page. */
const ofSchema = (page: Json) =>
  [...schema(sourcesOf({ en: { [namespace]: page } }))].map(({ key, message }) => `${key}: ${message}`)

it.each<[what: string, page: Json, reported: string]>([
  ['a text that is missing', { ...good, h1: undefined as never }, 'h1: is missing: write it'],
  ['a field that no page has', { ...good, subtitle: 'x' }, ': has "subtitle", which no page has: delete it'],
  ['a number in the place of a text', { ...good, h1: 4 }, 'h1: is not a text: write one'],
  ['too few items', { ...good, related: ['home'] }, 'related: has too few items: write at least 2'],
  [
    'too many items',
    { ...good, related: ['home', 'search', 'home', 'search', 'home'] },
    'related: has too many items: keep at most 4',
  ],
  [
    'a block of no type',
    { ...good, blocks: [block({ type: 'prosa' })] },
    'blocks.0.type: is not a known type',
  ],
  [
    'a fact that counts a block which is not there',
    { ...good, facts: [{ text: 'a' }, { text: 'b' }, { text: '{{count}} of c', count: 'gone' }] },
    'facts.2.count: "gone" is no block of the page: name one, or delete the fact',
  ],
  [
    'an anchor used twice',
    { ...good, blocks: [block({ paragraphs: ['a'] }), block({ paragraphs: ['b'] })] },
    'blocks.1.id: "what" is used twice: give one of the two another anchor',
  ],
])('the message for %s says what to do', (_what, page, reported) =>
  expect(ofSchema(page)).toContainEqual(expect.stringContaining(reported)),
)

test('a good page gets no message', () => expect(ofSchema(good)).toEqual([]))

test('a collection’s file that the catalogue lacks is reported with the command to run', () => {
  for (const collection of collections) {
    const added = `${folderOf(collection)}/added-by-hand`
    const reported = [...files(sourcesOf({ en: { [added]: good } }))].filter(
      ({ namespace }) => namespace === added,
    )
    expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining('npm run generate')])
  }
})

test('a page without its twin is reported once, with the file to copy', () => {
  const sources = sourcesOf({ en: { [namespace]: good } })
  const reported = [...files(sources), ...languages(sources)].filter(
    (finding) => finding.namespace === namespace,
  )
  expect(reported).toEqual([
    {
      language: 'th',
      namespace,
      key: '',
      message: `is missing: the page has no ไทย twin. Copy locales/en/${namespace}.json and write it in ไทย`,
    },
  ])
})

test('a text without its twin is reported with the text of the twin', () => {
  const { lead: _, ...rest } = good
  const reported = [...languages(sourcesOf({ en: { [namespace]: good }, th: { [namespace]: rest } }))]
  expect(reported).toEqual([
    { language: 'th', namespace, key: 'lead', message: 'is missing: write it here too. The twin: “A lead.”' },
  ])
})

const english = 'We run the servers day and night, and you go on with your own work.'
const thai = 'เราดูแลเซิร์ฟเวอร์ทั้งวันทั้งคืน ส่วนคุณทำงานของคุณต่อไปได้'
const ofTranslation = (en: string, th: string) =>
  translationFindings(
    sourcesOf({ en: { [namespace]: { lead: en } }, th: { [namespace]: { lead: th } } }),
  ).map(({ language, key, message }) => `${language} ${key} ${message}`)

test('a text and its translation get no message', () => expect(ofTranslation(english, thai)).toEqual([]))

test('an untranslated text is reported', () => {
  expect(ofTranslation(english, english)).toEqual([
    'th lead is still the text of the other language: write it in ไทย',
  ])
  expect(ofTranslation(thai, thai)).toEqual([
    'en lead is still the text of the other language: write it in English',
  ])
  expect(ofTranslation(english, english.replace('We', 'They'))).toEqual([
    'th lead is not in ไทย: write it in ไทย',
  ])
})

test('names, and passages that name their language, may be the same in all languages', () => {
  expect(ofTranslation('Linux, Windows, macOS', 'Linux, Windows, macOS')).toEqual([])
  expect(ofTranslation(`[${english}](lang:en)`, `[${english}](lang:en)`)).toEqual([])
})

test('a text that is far shorter than its twin is reported with the twin', () => {
  const long = `${english} ${english} ${english}`
  expect(ofTranslation(long, thai)).toEqual([
    `th lead is far shorter than its twin: say everything that the twin says, or shorten the twin too. The twin: “${long.slice(0, 80).trimEnd()}…”`,
  ])
})
