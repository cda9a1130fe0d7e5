import { dotted } from '../../../typography/dotted.ts'
import type { Offer } from '../../shared/licences.ts'
import { FigureTable, Named, ShareBar, TableSection, Tag } from '../result/figure-table.tsx'
import { Reason } from '../result/notes.tsx'
import { useTexts } from '../texts.ts'
import type { DisplayCurrency } from './currency.ts'
import { useMoney, useMoneyInWords, useMoneyText } from './money.tsx'

/** A way to license or pay, and what it costs over the years. */
interface Option {
  readonly id: string
  /** `null` if it has no price or isn't possible. */
  readonly totalUsd: number | null
  readonly cheapest: boolean
}

/** The group of texts that describes a calculator's options: `<list>.why`, `<list>.<option>.name`, `.because`. */
type OptionList = 'options' | 'models'

/** Explains which priced option is cheapest, by how much, and why; says nothing if two cost the same. */
const useWhy = (list: OptionList, options: readonly Option[], money: DisplayCurrency): string | undefined => {
  const { own } = useTexts()
  const inWords = useMoneyInWords()
  const [first, second] = options
    .flatMap(({ id, totalUsd }) => (totalUsd === null ? [] : [{ id, totalUsd }]))
    .sort((a, b) => a.totalUsd - b.totalUsd)
  if (!first || !second || first.totalUsd === second.totalUsd) return undefined
  return [
    own(`${list}.why`, {
      cheapest: own(`${list}.${first.id}.name`),
      next: own(`${list}.${second.id}.name`),
      difference: inWords(money, second.totalUsd - first.totalUsd),
    }),
    own(`${list}.${first.id}.because`),
  ].join(' ')
}

/** Returns each option's name and cost, for the comparison of kept results. */
export const useOptionFigures = (list: OptionList) => {
  const { own } = useTexts()
  const money = useMoneyText()
  return (options: readonly Pick<Option, 'id' | 'totalUsd'>[], shown: DisplayCurrency) =>
    options.map(({ id, totalUsd }) => ({
      id,
      label: own(`${list}.${id}.name`),
      value: totalUsd === null ? '–' : money(shown)(totalUsd),
    }))
}

interface OptionTableProps<O extends Option> {
  list: OptionList
  options: readonly O[]
  money: DisplayCurrency
  /** Headings; the bars, which compare the costs, are shown if they have one. */
  columns: { readonly what: string; readonly bar?: string; readonly total: string }
  isCurrent: (option: O) => boolean
  noteOn: (option: O) => string | undefined
  /** Why the option has no cost; `undefined` if it has one. */
  withoutCost: (option: O) => string | undefined
}

/** Compares all options, marks the cheapest, and says why. */
export function OptionTable<O extends Option>(props: OptionTableProps<O>) {
  const { list, options, money, columns } = props
  const { own, shared } = useTexts()
  const why = useWhy(list, options, money)
  const amount = useMoney(money)
  const most = Math.max(...options.map(({ totalUsd }) => totalUsd ?? 0))
  return (
    <>
      <FigureTable
        label={own(`${list}.title`)}
        columns={[
          { id: 'what', text: columns.what },
          ...(columns.bar ? [{ id: 'bar', text: columns.bar, wideOnly: true } as const] : []),
          { id: 'total', text: columns.total, figures: true },
        ]}
        rows={options.map((option) => {
          const without = props.withoutCost(option)
          return {
            id: option.id,
            current: props.isCurrent(option),
            cells: [
              <Named key="name" note={dotted([props.noteOn(option), without])} isNoteBelow>
                {own(`${list}.${option.id}.name`)} {option.cheapest && <Tag>{shared('cheapest')}</Tag>}
              </Named>,
              ...(columns.bar
                ? [
                    option.totalUsd !== null && most > 0 && (
                      <ShareBar key="bar" value={option.totalUsd} of={most} />
                    ),
                  ]
                : []),
              without || option.totalUsd === null ? '–' : amount(option.totalUsd),
            ],
          }
        })}
      />
      {why && <Reason>{why}</Reason>}
    </>
  )
}

interface BudgetSectionProps {
  /** In the page's currency. */
  budget: number | undefined
  money: DisplayCurrency
  /** Headings of the offers' names, and of how far the budget goes. */
  columns: { readonly what: string; readonly most?: string }
  offers:
    | readonly (Offer & { readonly id: string; readonly name: string; readonly most?: string })[]
    | undefined
}

/** Shows what the budget buys, offer by offer; renders nothing without a budget. */
export function BudgetSection({ budget, money, columns, offers }: BudgetSectionProps) {
  const { own } = useTexts()
  const amount = useMoney(money)
  if (!offers || budget === undefined) return null
  return (
    <TableSection
      id="budget"
      title={own('budget.title')}
      intro={own('budget.intro', { budget: amount(budget / money.perUsd) })}
      columns={[
        { id: 'what', text: columns.what },
        { id: 'cost', text: own('budget.cost'), figures: true },
        { id: 'left', text: own('budget.left'), figures: true },
        ...(columns.most ? [{ id: 'most', text: columns.most, figures: true } as const] : []),
      ]}
      rows={offers.map(({ id, name, costUsd, remainingUsd, most }) => ({
        id,
        cells: [
          name,
          amount(costUsd),
          remainingUsd === null ? own('budget.tooLittle') : amount(remainingUsd),
          ...(columns.most ? [most] : []),
        ],
      }))}
    />
  )
}
