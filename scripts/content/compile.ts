import type { CalculatorTexts } from 'i18next'
import type commonTexts from '../../locales/en/common.json'
import type { BlockOf } from '../../src/blocks/blocks.ts'
import type { PictureView } from '../../src/blocks/picture/figure.tsx'
import type { PictureOf } from '../../src/blocks/picture.schema.ts'
import { markedSchedules, siteDay } from '../../src/catalogue/build-pages.ts'
import { itemsOf } from '../../src/catalogue/collections.ts'
import { menus, withJoined } from '../../src/catalogue/navigation.ts'
import { isIn, type PageId, type PageKind, type PageOf, pages, present } from '../../src/catalogue/pages.ts'
import { isOver } from '../../src/catalogue/schedule.ts'
import { namespaceOf, pageOf } from '../../src/catalogue/urls.ts'
import type { Compiled, MenuTexts } from '../../src/content/compiled.ts'
import type { PageContent } from '../../src/content/page.ts'
import { rooms } from '../../src/diagram/measures.ts'
import { defaultLanguage, type Language, languages, wordsLocale } from '../../src/i18n/languages.ts'
import { rails } from '../../src/pages/layout/rail.ts'
import { alike } from '../../src/pricing/page/figures.ts'
import type { PricingWords } from '../../src/pricing/page/words.ts'
import { prices } from '../../src/pricing/prices.ts'
import type { ItemKind, Schedule } from '../../src/provider/schema.ts'
import { archetypeOf } from './archetypes.ts'
import { layoutDiagram } from './diagram/layout.ts'
import { sharedWords, wordsOf } from './form-words.ts'
import { countedFacts } from './head-facts.ts'
import { layOut, layoutLanguage } from './layouts.ts'
import { land } from './map/land.ts'
import { addMedia, type Media, noMedia } from './media.ts'
import { pictogramsOf } from './pictograms/draw.ts'
import { technologyIcons } from './pictograms/technologies.ts'
import { fillPlaceholders, placeholderTexts } from './placeholders.ts'
import { addPrices, offersOf, pricesPart, showsPrices } from './pricing/add-prices.ts'
import { billOf, sizesOf } from './pricing/bill.ts'
import { creditExampleView, creditView } from './pricing/credit-views.ts'
import { creditSource, creditTable } from './pricing/credits.ts'
import { soldBy } from './pricing/sold.ts'
import { blocksOf } from './quality/blocks.ts'
import { buildIndex } from './search/build-index.ts'
import { descriptionOf } from './service-descriptions.ts'
import { readSources, type Sources } from './sources.ts'
import { type Json, mapStrings, strings, typesetAll } from './strings.ts'
import { keptIn } from './typography/typeset.ts'

/** With the calculators' own words, which their pages later include. */
type CompiledWithCalculators = Compiled & Partial<CalculatorTexts>

/**
 * Makes a language's served texts from its locale files: fills in the provider's facts, typesets, and lays out diagrams. Adds the
 * purposes of listed pages to each page, and all pages' labels and unbreakable words to the shell. Expects sources that passed the check.
 * @param media the photographs and videos that pages may show
 */
export const compile = (language: Language, sources: Sources, media: Media = noMedia): Compiled => {
  const texts = finishAll(sources, language)
  // Collected before drawings are added, whose paths are not words.
  const written = [...strings(texts)].map(([, text]) => text)
  const page = (id: PageId) => texts[namespaceOf(pageOf(id))]
  const purposeOf = (id: PageId) => page(id)?.purpose ?? ''
  const words = texts['calculators/pricing']
  const { unpublished: marks, ...shell } = texts.common
  const [offering] = present(['service-descriptions'])
  const offers = (offering && page(offering)?.blocks) ?? []

  for (const listed of pages) {
    const { id, kind } = listed
    const content = page(id)
    if (!content) continue
    enrich(content, kind, texts, page, media, language)
    if (kind === 'service') {
      const headings = layoutLanguage(language)
      const { blocks, ...layout } = layOut(
        content.blocks,
        titlesOf(headings === language ? sources : readSources(headings), id),
        archetypeOf(listed),
        headings,
      )
      const serviceDescription = descriptionOf(offers, id, language)
      Object.assign(content, { blocks, layout, ...(serviceDescription && { serviceDescription }) })
    }
    if (kind === 'search')
      content.purposes = Object.fromEntries(pages.map((listed) => [listed.id, purposeOf(listed.id)]))
    if (content.facts) content.facts = countedFacts(content.facts, content.blocks)
    content.pictograms = pictogramsOf([id, ...content.related])
    const schedule = markedSchedules[id]
    if (schedule && marks) content.unpublished = unpublishedText(schedule, marks, language)
    if (content.date) content.dateText = writeDate(content.date, language)
    if (content.updated) content.updatedText = writeDate(content.updated, language)
    if (kind === 'calculator') content.texts = calculatorTexts(texts, id)
    if (words && showsPrices(kind))
      addPrices(content, id, kind, { words, shared: pick(texts, [sharedWords]) }, language)
  }
  const labelIn = otherLabels(language)
  const labels = Object.fromEntries(
    pages.map(({ id }) => [id, page(id)?.label ?? labelIn(id) ?? id]),
  ) as Record<PageId, string>
  texts.search = { ...texts.search, index: buildIndex(language, sources) }
  texts.menu = menuTexts(purposeOf)
  const kept = keptIn([...written, ...priceTexts(pages.map(({ id }) => page(id)))], language)
  texts.common = { ...shell, labels, kept: [...kept] }
  for (const namespace of Object.keys(texts)) if (isCalculator(namespace)) delete texts[namespace]
  return texts
}

/** The default language's labels for pages that a language lacks, since links to these lead to the default language. */
const otherLabels = (language: Language): ((id: PageId) => string | undefined) => {
  if (!languages[language].partial) return () => undefined
  const sources = readSources(defaultLanguage)
  return (id) => (sources.get(namespaceOf(pageOf(id))) as { label?: string } | undefined)?.label
}

const isCalculator = (namespace: string): namespace is keyof CalculatorTexts =>
  namespace.startsWith('calculators/')

/** Fills in the facts and typesets; from here on the texts have the types that the check has verified. */
const finishAll = (sources: Sources, language: Language) =>
  Object.fromEntries(
    [...sources].map(([namespace, source]) => [namespace, finish(source, language)]),
  ) as unknown as CompiledWithCalculators

/** The words that the price list adds to pages. */
const priceTexts = (contents: readonly (PageContent | undefined)[]): readonly string[] =>
  contents.flatMap((content) => {
    const {
      priceList = null,
      priceSlot = null,
      priceExample = null,
      quickEstimate,
      texts = null,
    } = content ?? {}
    const quick = quickEstimate?.texts ?? null
    return [...strings({ priceList, priceSlot, priceExample, quick, texts })].map(([, text]) => text)
  })

/** The purposes and pictograms that menus and search results show beside page names; fetched on their first use. */
const menuTexts = (purposeOf: (id: PageId) => string): MenuTexts => {
  const listed = menus.flatMap(({ promoted, groups }) => [
    ...(promoted ? [promoted] : []),
    ...groups.flatMap((group) => group.pages),
  ])
  return {
    purposes: Object.fromEntries(listed.map((id) => [id, purposeOf(id)])),
    pictograms: pictogramsOf(pages.map(({ id }) => id)),
  }
}

/** Says in a preview why a release lacks the page. */
const unpublishedText = (
  { draft, publishAt, unpublishAt }: Schedule,
  words: (typeof commonTexts)['unpublished'],
  language: Language,
): string => {
  if (draft) return words.draft
  const [text, day] =
    unpublishAt && isOver({ unpublishAt }, siteDay) ? [words.over, unpublishAt] : [words.coming, publishAt]
  return text.replace('{{date}}', writeDate(day ?? '', language))
}

const writeDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(wordsLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )

/** A calculator's texts, with what the price list sells, which a result can link to. */
const calculatorTexts = (
  texts: CompiledWithCalculators,
  id: PageOf<'calculator'>['id'],
): Record<string, object> => {
  return {
    ...pick(texts, [`calculators/${id}`]),
    [sharedWords]: { ...texts[sharedWords], sold: soldBy(prices) },
  }
}

const pick = (texts: CompiledWithCalculators, namespaces: readonly (keyof CalculatorTexts)[]) =>
  Object.fromEntries(namespaces.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])))

/** Search engines and browser tabs show these texts outside the page, so they get no no-break spaces. */
const plainKeys = ['title', 'description'] as const

const finish = (source: Json, language: Language): Json => {
  const texts = placeholderTexts(language)
  const filled = mapStrings(source, (text) => fillPlaceholders(text, texts))
  const finished = typesetAll(filled, language) as Record<string, Json>
  const plain = filled as Record<string, Json>
  for (const key of plainKeys) if (typeof plain[key] === 'string') finished[key] = plain[key]
  return finished
}

const enrich = (
  content: PageContent,
  kind: PageKind,
  texts: CompiledWithCalculators,
  page: (id: PageId) => PageContent | undefined,
  media: Media,
  language: Language,
) => {
  const words = texts['calculators/pricing']
  const dateOf = (id: PageId) => page(id)?.date
  const purposes = (ids: readonly PageId[]) =>
    Object.fromEntries(ids.map((id) => [id, page(id)?.purpose ?? '']))
  const here = (ids: readonly PageId[]) => ids.filter((id) => isIn(id, language))
  content.related = here(content.related)
  content.purposes = purposes(content.related)
  if (content.picture) addBill(content.picture, language)
  content.blocks = content.blocks.filter((block) => wordsOf(block).every((namespace) => texts[namespace]))
  for (const block of content.blocks) {
    delete block.about
    if (block.type === 'index') {
      const named = new Set(block.groups.flatMap((group) => (group.kind ? [] : withJoined(group.pages))))
      for (const group of block.groups)
        group.pages = here(
          group.kind
            ? newestFirst(group.kind, dateOf).filter((id) => !named.has(id))
            : withJoined(group.pages),
        )
      block.groups = block.groups.filter((group) => group.pages.length > 0)
      const listed = block.groups.flatMap((group) => group.pages)
      const dates = listed.flatMap((id) => {
        const date = !named.has(id) && dateOf(id)
        return date ? [[id, [date, writeDate(date, language)]]] : []
      })
      Object.assign(block, {
        purposes: purposes(listed),
        pictograms: pictogramsOf(listed),
        ...(dates.length > 0 && { dates: Object.fromEntries(dates) }),
        ...(!block.look && onCards(block.groups, page, words, language)),
      })
    }
    if (block.type === 'photo' || block.type === 'gallery' || block.type === 'video')
      addMedia(block, media, language)
    if (block.type === 'prices' && words)
      Object.assign(block, typesetAll(pricesPart(block.part, words.list, language), language))
    if (block.type === 'credits') {
      const creditWords = texts['calculators/credits']
      if (creditWords) {
        const view = block.example
          ? typesetAll(creditExampleView(creditTable, creditSource.example, creditWords), language)
          : creditView(creditTable, creditSource.example, creditWords)
        Object.assign(block, view)
      }
    }
    if (block.type === 'map') block.land = land()
    if (block.type === 'picture') addBill(block.picture, language)
    if (block.type === 'diagram') {
      block.icons = technologyIcons(block.nodes)
      const room = rails[kind] === 'kept' ? rooms.besideList : rooms.page
      block.layouts = {
        wide: layoutDiagram(block, { direction: 'LR', lang: language, room }),
        narrow: layoutDiagram(block, { direction: 'TB', lang: language }),
      }
    }
  }
  // A language with only some pages may have none of those listed.
  content.blocks = content.blocks.filter((block) => block.type !== 'index' || block.groups.length > 0)
}

/** What the cards of an index show of services and stories: an example's price, or the page's picture. */
const onCards = (
  groups: BlockOf<'index'>['groups'],
  page: (id: PageId) => PageContent | undefined,
  words: PricingWords | undefined,
  language: Language,
) => {
  const listed = groups.flatMap((group) => group.pages)
  const ofKind = (kind: PageKind) => listed.filter((id) => pageOf(id).kind === kind)
  const offers = words ? offersOf(ofKind('service'), words, language) : []
  /** The line of the group's cheapest service; where the first is quoted per project, that of the first, since a price would be taken for its own. */
  const fromOf = (pages: readonly PageId[]) => {
    const first = offers.find(({ id }) => id === pages[0])
    if (first && first.monthly === undefined) return first.headline
    const priced = offers.filter(({ id, monthly }) => pages.includes(id) && monthly !== undefined)
    return priced.toSorted((a, b) => Number((a.monthly ?? 0n) - (b.monthly ?? 0n)))[0]?.headline
  }
  const pictures = ofKind('story').flatMap((id) => {
    const picture = page(id)?.picture
    return picture ? [[id, picture]] : []
  })
  const headings = pictures.map(([id]) => [id, page(id as PageId)?.h1])
  return {
    ...(words &&
      offers.length > 0 && {
        groups: groups.map((group) => {
          const from = fromOf(group.pages)
          return from ? { ...group, from } : group
        }),
        prices: Object.fromEntries(offers.map(({ id, headline }) => [id, headline])),
        pricesNote: typesetAll(words.cards.note, language),
      }),
    ...(offers.some(({ sample }) => sample) && { sample: true }),
    ...(pictures.length > 0 && {
      pictures: Object.fromEntries(pictures),
      headings: Object.fromEntries(headings),
    }),
  }
}

/** The pages of a collection, newest first. */
const newestFirst = (kind: ItemKind, dateOf: (id: PageId) => string | undefined) =>
  itemsOf(kind).sort((a, b) => (dateOf(b) ?? '').localeCompare(dateOf(a) ?? ''))

/** The headings of a page's blocks as the editor wrote them. */
const titlesOf = (sources: Sources, id: PageId): string[] =>
  blocksOf(sources.get(namespaceOf(pageOf(id)))).map(({ title }) => title)

/** Prices an invoice's order, the sizes of a capacity, and the tiers of a recovery. */
const addBill = (picture: PictureView, language: Language) => {
  if (picture.kind === 'invoice')
    picture.bill = typesetAll(billOf(prices, picture.order, picture.term, language), language)
  if (picture.kind === 'capacity') {
    const orders = picture.sizes.map(({ order }) => order)
    // The parameters of links stay as they are.
    picture.offers = sizesOf(prices, orders, language).map(({ search, ...size }) => ({
      ...typesetAll(size, language),
      search,
    }))
  }
  if (picture.kind === 'recovery' && picture.price)
    picture.tierPrices = typesetAll(tierPrices(picture.tiers, language), language)
}

/** What each tier's order costs a month; empty for a tier on request. */
const tierPrices = (tiers: PictureOf<'recovery'>['tiers'], language: Language) => {
  const figures = tiers.map(
    ({ order }) => (order && billOf(prices, order, 1, language).sums[0]?.amount) ?? '',
  )
  return figures.map(alike(figures))
}
