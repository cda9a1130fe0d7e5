import type { Block } from '../blocks/blocks.ts'
import type { PictureView } from '../blocks/picture/figure.tsx'
import { quickContent } from '../calculators/file-transfer/quick/quick-answer.ts'
import { itemsOf } from '../catalogue/collections.ts'
import { menus } from '../catalogue/navigation.ts'
import { type PageId, pages } from '../catalogue/pages.ts'
import { namespaceOf, pageOf } from '../catalogue/urls.ts'
import { layoutDiagram } from '../diagram/layout.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { land } from '../map/land.ts'
import { pictogramsOf } from '../pictograms/draw.ts'
import { technologyIcons } from '../pictograms/technologies.ts'
import { type Bill, billOf } from '../pricing/page/bill.ts'
import type { PricingWords } from '../pricing/page/words.ts'
import { prices } from '../pricing/prices.ts'
import { archetypes } from '../provider/archetypes.ts'
import type { ItemKind } from '../provider/schema.ts'
import { keptIn, typeset } from '../typography/typeset.ts'
import { addPrices } from './add-prices.ts'
import { layOut } from './layouts.ts'
import { addMedia, type Media, noMedia } from './media.ts'
import type { PageContent } from './page.ts'
import { fillPlaceholders, placeholderTexts } from './placeholders.ts'
import { blocksOf } from './quality/blocks.ts'
import { buildIndex } from './search/build-index.ts'
import type { Sources } from './sources.ts'
import { type Json, mapStrings, strings } from './strings.ts'

/** A language's texts as browsers get them, by namespace, which is also the file's name. */
export type Compiled = Record<string, Json>

/**
 * Makes a language's served texts from its locale files: fills in the provider's facts, typesets, lays out diagrams, and adds to each page
 * the purposes of the pages it lists, to the shell every page's label and what lines must not part. Expects sources that passed the check.
 * @param media the photographs and videos that pages may show
 */
export const compile = (language: Language, sources: Sources, media: Media = noMedia): Compiled => {
  const texts: Compiled = {}
  for (const [namespace, source] of sources) texts[namespace] = finish(source, language)
  // Before drawings join them, whose paths are no words.
  const written = [...strings(texts)].map(([, text]) => text)
  const page = (id: PageId) => texts[namespaceOf(pageOf(id))] as unknown as PageContent | undefined
  const purposeOf = (id: PageId) => page(id)?.purpose ?? ''
  const dateOf = (id: PageId) => page(id)?.date
  const words = texts['calculators/pricing'] as PricingWords | undefined

  for (const { id, kind } of pages) {
    const content = page(id)
    if (!content) continue
    enrich(content, texts, purposeOf, dateOf, media, language)
    if (kind === 'service') {
      const { blocks, ...layout } = layOut(content.blocks, titlesOf(sources, id), archetypes[id], language)
      Object.assign(content, { blocks, layout })
    }
    if (kind === 'search')
      content.purposes = Object.fromEntries(pages.map((listed) => [listed.id, purposeOf(listed.id)]))
    content.pictograms = pictogramsOf([id, ...content.related])
    if (content.date) content.dateText = writeDate(content.date, language)
    if (content.updated) content.updatedText = writeDate(content.updated, language)
    if (kind === 'calculator') content.texts = pick(texts, [sharedTexts, `calculators/${id}`])
    if (words && (kind === 'pricing' || kind === 'service'))
      addPrices(content, id, kind, { words, shared: pick(texts, [sharedTexts]) }, language)
  }
  const labels = Object.fromEntries(pages.map(({ id }) => [id, page(id)?.label ?? id]))
  texts.search = { ...(texts.search as object), index: buildIndex(language, sources) } as unknown as Json
  texts.menu = menuTexts(purposeOf)
  const kept = keptIn([...written, ...priceTexts(pages.map(({ id }) => page(id)))], language)
  texts.common = { ...(texts.common as object), labels, kept: [...kept] } as Json
  return Object.fromEntries(
    Object.entries(texts).filter(([namespace]) => !namespace.startsWith('calculators/')),
  )
}

/** The words that the price list adds to pages. */
const priceTexts = (contents: readonly (PageContent | undefined)[]): readonly string[] =>
  contents.flatMap((content) => {
    const { priceList = null, priceSlot = null, texts = null } = content ?? {}
    return [...strings({ priceList, priceSlot, texts } as Json)].map(([, text]) => text)
  })

/** The purposes and pictograms that menus and search results show beside page names; fetched on their first use. */
const menuTexts = (purposeOf: (id: PageId) => string): Json => {
  const listed = menus.flatMap(({ groups }) => groups.flatMap((group) => group.pages))
  return {
    purposes: Object.fromEntries(listed.map((id) => [id, purposeOf(id)])),
    pictograms: pictogramsOf(pages.map(({ id }) => id)) as Json,
  }
}

const writeDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** The words that the forms of all calculators share. */
const sharedTexts = 'calculators/shared'

const pick = (texts: Compiled, namespaces: readonly string[]): Compiled =>
  Object.fromEntries(namespaces.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])))

/** Search engines and browser tabs show these outside the page: they keep no no-break spaces. */
const plainKeys = ['title', 'description'] as const

const finish = (source: Json, language: Language): Json => {
  const texts = placeholderTexts(language)
  const filled = mapStrings(source, (text) => fillPlaceholders(text, texts))
  const finished = mapStrings(filled, (text) => typeset(text, language)) as Record<string, Json>
  const plain = filled as Record<string, Json>
  for (const key of plainKeys) if (typeof plain[key] === 'string') finished[key] = plain[key]
  return finished
}

const enrich = (
  content: PageContent,
  texts: Compiled,
  purposeOf: (id: PageId) => string,
  dateOf: (id: PageId) => string | undefined,
  media: Media,
  language: Language,
) => {
  const purposes = (ids: readonly PageId[]) => Object.fromEntries(ids.map((id) => [id, purposeOf(id)]))
  content.purposes = purposes(content.related)
  if (content.picture) addBill(content.picture, language)
  for (const block of content.blocks as Block[]) {
    if (block.type === 'index') {
      for (const group of block.groups) if (group.kind) group.pages = newestFirst(group.kind, dateOf)
      const listed = block.groups.flatMap((group) => group.pages)
      const dates = listed.flatMap((id) => {
        const date = block.groups.some(({ kind }) => kind && kind === pageOf(id).kind) && dateOf(id)
        return date ? [[id, [date, writeDate(date, language)]]] : []
      })
      Object.assign(block, {
        purposes: purposes(listed),
        pictograms: pictogramsOf(listed),
        ...(dates.length > 0 && { dates: Object.fromEntries(dates) }),
      })
    }
    if (block.type === 'calculator') Object.assign(block, quickTexts(texts, block.calculator, language))
    if (block.type === 'photo' || block.type === 'gallery' || block.type === 'video')
      addMedia(block, media, language)
    if (block.type === 'map') block.land = land()
    if (block.type === 'picture') addBill(block.picture, language)
    if (block.type === 'diagram') {
      block.icons = technologyIcons(block.nodes)
      block.layouts = {
        wide: layoutDiagram(block, { direction: 'LR', lang: language }),
        narrow: layoutDiagram(block, { direction: 'TB', lang: language }),
      }
    }
  }
}

/** The pages of a collection, by their days. */
const newestFirst = (kind: ItemKind, dateOf: (id: PageId) => string | undefined) =>
  itemsOf(kind).sort((a, b) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? ''))

/** The headings of a page's blocks as its editor wrote them. */
const titlesOf = (sources: Sources, id: PageId): string[] =>
  blocksOf(sources.get(namespaceOf(pageOf(id)))).map(({ title }) => title)

/** Prices an invoice's order. */
const addBill = (picture: PictureView, language: Language) => {
  if (picture.kind !== 'invoice') return
  const bill = billOf(prices, picture.order, picture.term, language)
  picture.bill = mapStrings(bill as unknown as Json, (text) => typeset(text, language)) as unknown as Bill
}

const quickTexts = (texts: Record<string, Json>, calculator: string, language: Language) =>
  quickContent(
    { own: texts[`calculators/${calculator}`] as never, shared: texts['calculators/shared'] as never },
    language,
  )
