import { Section } from '../../../components/section.tsx'
import { FigureTable } from '../result/figure-table.tsx'
import { useTexts } from '../texts.ts'
import type { DisplayCurrency } from './currency.ts'
import { useMoney } from './money.tsx'

/**
 * Explains which priced option is cheapest, by how much, and why; says nothing if two cost the same. Texts, in a list of their own:
 * `<list>.why`, `<list>.<option>.name`, `.because`.
 */
export const useWhy = (
  list: 'options' | 'models',
  options: readonly { readonly id: string; readonly totalUsd: number | null }[],
  money: DisplayCurrency,
): string | undefined => {
  const { own } = useTexts()
  const amount = useMoney(money)
  const [first, second] = options
    .flatMap(({ id, totalUsd }) => (totalUsd === null ? [] : [{ id, totalUsd }]))
    .sort((a, b) => a.totalUsd - b.totalUsd)
  if (!first || !second || first.totalUsd === second.totalUsd) return undefined
  return [
    own(`${list}.why`, {
      cheapest: own(`${list}.${first.id}.name`),
      next: own(`${list}.${second.id}.name`),
      difference: amount(second.totalUsd - first.totalUsd),
    }),
    own(`${list}.${first.id}.because`),
  ].join(' ')
}

interface BudgetSectionProps {
  /** In the page's currency. */
  budget: number | undefined
  money: DisplayCurrency
  /** Headings of the offers' names, and of how far the budget goes. */
  columns: { readonly what: string; readonly most?: string }
  offers:
    | readonly {
        readonly id: string
        readonly name: string
        readonly costUsd: number
        readonly remainingUsd: number | null
        readonly most?: string
      }[]
    | undefined
}

/** Shows what the budget buys, offer by offer; renders nothing without a budget. */
export function BudgetSection({ budget, money, columns, offers }: BudgetSectionProps) {
  const { own } = useTexts()
  const amount = useMoney(money)
  if (!offers || budget === undefined) return null
  return (
    <Section
      id="budget"
      title={own('budget.title')}
      intro={own('budget.intro', { budget: amount(budget / money.perUsd) })}
      room="wide"
    >
      <FigureTable
        label={own('budget.title')}
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
    </Section>
  )
}
