import type { Language } from '../../../src/i18n/languages.ts'
import { type ListLanguage, listLanguage } from '../../../src/pricing/list-language.ts'
import { dayInWords, unbroken } from '../../../src/pricing/page/figures.ts'
import {
  conditionsText,
  filled,
  listTables,
  priceText,
  tierTexts,
} from '../../../src/pricing/page/list-view.ts'
import type { PricesTable, PricesView } from '../../../src/pricing/page/views.ts'
import type { ListWords } from '../../../src/pricing/page/words.ts'
import type { OldList, PriceList } from '../../../src/pricing/price-list.ts'
import { dotted } from '../../../src/typography/dotted.ts'

/** One statement of a list, under a key that stays the same when renamed. */
interface Statement {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** All statements of a list, in its page's words. */
const statementsOf = (list: OldList, words: ListWords, language: ListLanguage): Statement[] => [
  ...list.items.flatMap((item) => {
    const label = `${item.name[language]} (${item.unit[language]})`
    return [
      { key: `${item.id} price`, label, value: priceText(item, words) },
      {
        key: `${item.id} conditions`,
        label: `${label}: ${words.conditions}`,
        value: conditionsText(item, words) || words.none,
      },
    ]
  }),
  ...listTables(list, words, language).flatMap(({ title, rows }, table) =>
    rows.map(([label = '', ...values], row) => ({
      key: `${table} ${keyOfRow(list, table, row)}`,
      label: `${title}: ${label}`,
      value: dotted(values),
    })),
  ),
]

/** Identifies the rows of `listTables`: terms by their months, conditions by their place, plans by their ids. */
const keyOfRow = ({ terms, support }: OldList, table: number, row: number) =>
  [terms[row]?.months, row, support[row]?.id][table]

/** Lists the differences between successive lists: subject, before, after. */
export const changesBetween = (
  before: OldList,
  after: OldList,
  words: ListWords,
  language: ListLanguage,
): [about: string, before: string, after: string][] => {
  const [old, now] = [before, after].map(
    (list) => new Map(statementsOf(list, words, language).map((one) => [one.key, one])),
  ) as [Map<string, Statement>, Map<string, Statement>]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const label = (is ?? was)?.label ?? key
    return was?.value === is?.value ? [] : [[label, was?.value ?? words.none, is?.value ?? words.none]]
  })
}

const announcedTable = (
  { announced = [], items }: PriceList,
  words: ListWords,
  language: Language,
): PricesTable[] =>
  announced.length === 0
    ? []
    : [
        {
          title: words.changes.announced,
          columns: [words.changes.from, words.item, words.changes.now, words.changes.then, words.changes.why],
          rows: announced.flatMap(({ from, item: id, tiers, once, why }) => {
            const item = items.find((one) => one.id === id)
            if (!item) return []
            const next = { ...item, ...(tiers && { tiers }), ...(once && { once }) }
            const pricesOf = (one: typeof item) =>
              [...tierTexts(one, words).map(unbroken), once && filled(words.once, { price: one.once ?? '0' })]
                .filter(Boolean)
                .join('\n')
            return [
              [
                unbroken(dayInWords(from, language)),
                item.name[listLanguage(language)],
                pricesOf(item),
                pricesOf(next),
                why[listLanguage(language)],
              ],
            ]
          }),
        },
      ]

/** Shows announced changes, then how each list differed from its predecessor, newest first. */
export const changesView = (
  list: PriceList,
  history: readonly OldList[],
  words: ListWords,
  language: Language,
): PricesView => {
  const newestFirst = history
    .map((one, index) => {
      const before = history[index - 1]
      return { list: one, changes: before && changesBetween(before, one, words, listLanguage(language)) }
    })
    .reverse()
  const titleOf = ({ version, asOf }: OldList) =>
    filled(words.changes.list, { version, day: dayInWords(asOf, language) })
  return {
    lines: [],
    tables: [
      ...announcedTable(list, words, language),
      {
        title: words.changes.lists,
        columns: [words.changes.version, words.changes.changed],
        rows: newestFirst.map(({ list: one, changes }) => [
          titleOf(one),
          changes
            ? filled(words.changes.count, { count: String(changes.length) })
            : filled(words.changes.first, { count: String(one.items.length) }),
        ]),
      },
      ...newestFirst.flatMap(({ list: one, changes = [] }) =>
        changes.length === 0
          ? []
          : [
              {
                title: titleOf(one),
                columns: [words.changes.about, words.changes.before, words.changes.after],
                rows: changes,
              },
            ],
      ),
    ],
  }
}
