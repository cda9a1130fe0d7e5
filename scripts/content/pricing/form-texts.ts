import type { ListLanguage } from '../../../src/pricing/list-language.ts'
import { countFigure, unitOf } from '../../../src/pricing/page/figures.ts'
import { conditionsText, filled, priceText } from '../../../src/pricing/page/list-view.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { dotted } from '../../../src/typography/dotted.ts'

/** Texts of the estimator's form: its locale file's, and the price list's names of items, terms, payers and plans. */
export const formTexts = (
  list: PriceList,
  { list: words, slot: _, quick: _quick, ...own }: PricingWords,
  language: ListLanguage,
) => {
  const [first] = list.items
  const fields = list.items.map((item) => {
    const name = item.name[language]
    const unit = item.unit[language]
    const help = [filled(own.item.help, { price: priceText(item, words) }), conditionsText(item, words)]
    return [
      item.id,
      {
        label: name,
        ...(unit !== name && { unit }),
        one: unit,
        several: unitOf(item, 2)[language],
        help: dotted(help),
        range: filled(own.item.range, {
          min: countFigure(Math.max(1, item.min)),
          max: countFigure(item.max),
        }),
      },
    ] as const
  })
  const named = (listed: readonly { id: string; name: { en: string; th: string } }[]) =>
    Object.fromEntries(listed.map(({ id, name }) => [id, name[language]]))
  const described = (listed: PriceList['support']) =>
    Object.fromEntries(listed.flatMap(({ id, gives }) => (gives ? [[id, gives[language]]] : [])))
  const months = list.terms.map(({ months }) => [
    String(months),
    months === 1 ? words.months_1 : filled(words.months, { months: String(months) }),
  ])
  const { amounts = [], options = [] } = list.machines ?? {}
  return {
    ...own,
    machines: {
      ...own.machines,
      amounts: Object.fromEntries(
        amounts.map(({ item, label, words }) => [item, { label: label[language], words: words[language] }]),
      ),
      options: {
        label: own.machines.options,
        ...Object.fromEntries(
          options.map(({ id, name, help }) => [
            id,
            { name: name[language], ...(help && { help: help[language] }) },
          ]),
        ),
      },
    },
    packages: { ...own.packages, ...named(list.packages) },
    groups: { ...own.groups, ...named(list.groups) },
    fields: {
      ...own.fields,
      ...Object.fromEntries(fields),
      support: { ...own.fields.support, helps: described(list.support) },
    },
    choices: {
      ...own.choices,
      term: Object.fromEntries(months),
      payer: named(list.payers),
      support: named(list.support),
    },
    errors: { ...own.errors, ...(first && { [first.id]: own.errors.first }) },
  }
}
