import { estimate, isRefusal } from '../../../src/pricing/estimate.ts'
import type { Satang } from '../../../src/pricing/exact.ts'
import type { ListLanguage } from '../../../src/pricing/list-language.ts'
import { satangFigure } from '../../../src/pricing/page/amounts.ts'
import { countFigure, unbroken, unitsFigure } from '../../../src/pricing/page/figures.ts'
import { filled, priceText } from '../../../src/pricing/page/list-view.ts'
import { newRequest } from '../../../src/pricing/page/new-request.ts'
import type { PricesView } from '../../../src/pricing/page/views.ts'
import type { ListWords } from '../../../src/pricing/page/words.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'
import { dotted } from '../../../src/typography/dotted.ts'
import { type Billing, billingValues, placeholder } from './billing.ts'

/** Formats a number for reading: with thousands separators, without zero decimals. */
const figure = (value: string) => {
  const [whole = '', fraction = ''] = value.split('.')
  return countFigure(Number(whole)) + (Number(fraction) > 0 ? `.${fraction}` : '')
}

/** What is billed when, with the prices that apply, and an example calculated line by line. */
export const billingView = (
  { rules, example }: Billing,
  list: PriceList,
  words: ListWords,
  language: ListLanguage,
): PricesView => {
  const values = billingValues(list)
  const itemOf = (id: string) => list.items.find((one) => one.id === id)
  const answer = estimate(list, { ...newRequest(list), ...example })
  if (isRefusal(answer)) throw new Error('the billing example could not be priced')
  const labels = words.billing
  const sums: readonly (readonly [label: string, amount: Satang])[] = [
    [labels.support, answer.support],
    [labels.topUp, answer.topUp],
  ]
  return {
    lines: [],
    tables: [
      {
        title: labels.rules,
        columns: [labels.when, labels.billed, words.price],
        isReference: true,
        rows: rules.map(({ when, billed, items }) => [
          when[language],
          billed[language].replace(placeholder, (whole, name) => figure(values[name] ?? whole)),
          dotted(
            items
              .flatMap((id) => itemOf(id) ?? [])
              .map((item) =>
                filled(labels.itemPrice, {
                  name: item.name[language],
                  price: priceText(item, words),
                  unit: item.unit[language],
                }),
              ),
          ) || words.none,
        ]),
      },
      {
        title: labels.example,
        columns: [words.item, labels.used, labels.free, labels.charged, words.price],
        rows: [
          ...answer.lines.map(({ id, quantity, billable, net }) => {
            const item = itemOf(id)
            return [
              item?.name[language] ?? id,
              item ? unbroken(unitsFigure(item, quantity)[language]) : countFigure(quantity),
              quantity === billable ? words.none : countFigure(quantity - billable),
              countFigure(billable),
              satangFigure(net),
            ]
          }),
          ...sums.filter(([, sum]) => sum > 0n).map(([label, sum]) => [label, '', '', '', satangFigure(sum)]),
          [`**${labels.total}**`, '', '', '', `**${satangFigure(answer.monthly)}**`],
        ],
      },
    ],
  }
}
