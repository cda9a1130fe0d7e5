import type { PageId } from '../../catalogue/pages.ts'
import type { Language } from '../../i18n/languages.ts'
import { listed } from '../../i18n/listed.ts'
import { dotted } from '../../typography/dotted.ts'
import { type ListLanguage, listLanguage } from '../list-language.ts'
import type { OldList, PriceList } from '../price-list.ts'
import { bahtFigure, countFigure, dayInWords, unbroken } from './figures.ts'
import type { PricesTable } from './views.ts'
import type { ListWords } from './words.ts'

export interface PriceRow {
  readonly id: string
  readonly name: string
  /** The service it belongs to. */
  readonly page: PageId
  readonly unit: string
  /** A line for each tier. */
  readonly price: string
  readonly conditions: string
}

type SmallTable = PricesTable & { readonly title: string }

/** The price list in words, as its page shows it, also without JavaScript. */
export interface PriceListView {
  readonly title: string
  readonly band: string
  readonly columns: readonly string[]
  readonly groups: readonly {
    readonly id: string
    readonly title: string
    readonly rows: readonly PriceRow[]
  }[]
  readonly tables: readonly SmallTable[]
}

type Item = OldList['items'][number]

/** Puts values into a text's placeholders. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole)

/** Writes an item's unit price, tier by tier. */
export const tierTexts = ({ tiers }: Pick<Item, 'tiers'>, words: ListWords): readonly string[] =>
  tiers.length === 1
    ? [bahtFigure(tiers[0]?.price ?? '')]
    : tiers.map(({ upTo, price }) =>
        upTo === null
          ? filled(words.tierRest, { price: bahtFigure(price) })
          : filled(words.tierTo, { price: bahtFigure(price), count: countFigure(upTo) }),
      )

/** Writes an item's unit price in one line, which may break only between tiers. */
export const priceText = (item: Pick<Item, 'tiers'>, words: ListWords): string =>
  dotted(tierTexts(item, words).map(unbroken))

/** Writes the conditions on an item's quantity, and what its price excludes. */
export const conditionsText = (item: Item, words: ListWords): string =>
  dotted([
    item.min > 1 && filled(words.min, { count: countFigure(item.min) }),
    item.step > 1 && filled(words.step, { count: countFigure(item.step) }),
    item.included > 0 && filled(words.included, { count: countFigure(item.included) }),
    item.once !== undefined && filled(words.once, { price: bahtFigure(item.once) }),
    item.minTerm > 1 && filled(words.minTerm, { months: String(item.minTerm) }),
    !item.discountable && words.fixed,
  ])

/** Renders the list in a language. */
export const listView = (list: PriceList, words: ListWords, language: Language): PriceListView => ({
  title: words.title,
  band: filled(words.band, {
    sample: list.sample ? words.sampleWord : '',
    version: list.version,
    until: dayInWords(list.validUntil, language),
  }),
  columns: [words.item, words.unit, words.price, words.conditions],
  groups: list.groups.map(({ id, name }) => ({
    id,
    title: name[listLanguage(language)],
    rows: list.items
      .filter(({ group }) => group === id)
      .map((item) => ({
        id: item.id,
        name: item.name[listLanguage(language)],
        page: item.service,
        unit: item.unit[listLanguage(language)],
        price: tierTexts(item, words).join('\n'),
        conditions: conditionsText(item, words),
      })),
  })),
  tables: [...listTables(list, words, listLanguage(language)), evidenceTable(list, words, language)],
})

/** Tables of a list besides its items: the discount of each term, the conditions, the support plans. */
export const listTables = (
  list: OldList,
  words: ListWords,
  language: ListLanguage,
): readonly SmallTable[] => [
  termTable(list, words),
  conditionTable(list, words),
  supportTable(list, words, language),
]

const termTable = ({ terms }: OldList, words: ListWords): SmallTable => ({
  title: words.terms,
  columns: [words.term, words.discount],
  rows: terms.map(({ months, discount }) => [
    months === 1 ? words.months_1 : filled(words.months, { months: String(months) }),
    Number(discount) === 0 ? words.none : filled(words.percent, { percent: discount }),
  ]),
})

/** What a name calls a thing, without what it is counted by, and as it is written inside a sentence. */
const inSentence = (name: string): string => {
  const [thing = ''] = name.split(', ')
  return /^\p{Lu}\p{Ll}/u.test(thing) ? (thing[0] as string).toLowerCase() + thing.slice(1) : thing
}

/** What a support plan is a percentage of: whole groups of items, and single items of the others. */
export const supportedNames = ({ groups, items }: OldList, language: ListLanguage): string[] =>
  groups.flatMap(({ id, name }) => {
    const all = items.filter(({ group }) => group === id)
    const counting = all.filter(({ supportBase }) => supportBase)
    const names = counting.length === all.length ? [name] : counting.map((item) => item.name)
    return names.map((one) => inSentence(one[language]))
  })

const supportTable = (list: OldList, words: ListWords, language: ListLanguage): SmallTable => {
  const base = listed(supportedNames(list, language), language)
  const priceOf = ({ percent, minimum }: OldList['support'][number]) => {
    const values = { percent, base, minimum: bahtFigure(minimum) }
    if (Number(percent) > 0 && base) return filled(words.planRule, values)
    return Number(minimum) > 0 ? filled(words.planMinimum, values) : words.planFree
  }
  const isDescribed = list.support.some(({ gives }) => gives)
  return {
    title: words.support,
    columns: [words.plan, ...(isDescribed ? [words.planGives] : []), words.planPrice],
    namesOnce: true,
    rows: list.support.map((plan) => [
      plan.name[language],
      ...(isDescribed ? [plan.gives?.[language] ?? ''] : []),
      priceOf(plan),
    ]),
  }
}

const conditionTable = (list: OldList, words: ListWords): SmallTable => ({
  title: words.conditionsTitle,
  columns: [words.condition, words.value],
  rows: [
    conditionRow(words.minMonthly, bahtFigure(list.minMonthly)),
    ...(['trialDays', 'noticeDays', 'paymentDays', 'quoteDays', 'quoteDaysGovernment'] as const).map((name) =>
      conditionRow(words[name], String(list[name])),
    ),
  ],
})

/** Kinds of evidence for prices, strongest first; the exact sources are in the price list's file. */
const grounds = ['quoted', 'derived', 'sample'] as const

const evidenceTable = ({ items }: PriceList, words: ListWords, language: Language): SmallTable => ({
  title: words.evidence,
  columns: [words.ground, words.items, words.readOn],
  isReference: true,
  rows: grounds.flatMap((ground) => {
    const its = items.filter(({ evidence }) => evidence.confidence === ground)
    const oldest = its.map(({ evidence }) => evidence.asOf).sort()[0]
    const names = dotted(its.map(({ name }) => name[listLanguage(language)]))
    return oldest === undefined
      ? []
      : [[words.grounds[ground], names, unbroken(dayInWords(oldest, language))]]
  }),
})

const conditionRow = ([label = '', text = '']: readonly string[], value: string) => [
  label,
  filled(text, { value }),
]
