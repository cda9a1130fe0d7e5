import type { Language } from '../../../src/i18n/languages.ts'
import { listLanguage } from '../../../src/pricing/list-language.ts'
import { dayInWords } from '../../../src/pricing/page/figures.ts'
import { conditionsText, filled, listView } from '../../../src/pricing/page/list-view.ts'
import type { PricesView } from '../../../src/pricing/page/views.ts'
import type { ListWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { dotted } from '../../../src/typography/dotted.ts'

/** Paths of the list on the site, for programs and spreadsheets. */
const files = ['prices.csv', 'prices.json'] as const

const minLead = (item: PriceList['items'][number], words: ListWords) =>
  item.leadWeeks && filled(words.lead, { least: String(item.leadWeeks[0]), most: String(item.leadWeeks[1]) })

/** The price list as a printed sheet: every item with everything that affects its price, by group. */
export const sheetView = (list: PriceList, words: ListWords, language: Language): PricesView => {
  const { columns, groups, tables } = listView(list, words, language)
  return {
    lines: [
      filled(words.paper, {
        sample: list.sample ? words.sampleWord : '',
        version: list.version,
        day: dayInWords(list.asOf, language),
        until: dayInWords(list.validUntil, language),
      }),
      vatNote(list, words, language),
    ],
    tables: [
      ...groups.map(({ title, rows }) => ({
        title,
        columns,
        isOfItems: true,
        rows: rows.map(({ id, name, page, unit, price }) => {
          const item = list.items.find((one) => one.id === id)
          const conditions = item && [
            item.includes?.[listLanguage(language)],
            conditionsText(item, words),
            minLead(item, words),
          ]
          return [`[${name}](page:${page})`, unit, price, dotted(conditions ?? [])]
        }),
      })),
      ...tables,
    ],
    files: files.map((name) => ({ name, label: words.files[name] })),
  }
}

/** Says that VAT is added, and by which law. */
const vatNote = ({ vat }: PriceList, words: ListWords, language: Language): string =>
  vat
    .map(({ rate, until, law, unconfirmed }) =>
      [
        until === null
          ? filled(words.vatOpen, { rate, law: law[listLanguage(language)] })
          : filled(words.vatUntil, {
              rate,
              law: law[listLanguage(language)],
              until: dayInWords(until, language),
            }),
        unconfirmed && words.vatUnconfirmed,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(' ')
