import type texts from '../../../locales/en/calculators/credits.json'
import { filled } from '../page/list-view.ts'
import { answerClaim, firstClaim } from './claim.ts'
import type { CreditTable } from './credits.ts'

export type CreditWords = typeof texts

/** Content that the build puts into a credits block: the table in words, and the data to calculate with. */
export interface CreditView {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly table: CreditTable
  readonly words: CreditWords['form']
}

/** The table of credits in words; the same numbers go to the form. */
export const creditView = (table: CreditTable, { columns, form }: CreditWords): CreditView => {
  if ('wrong' in answerClaim(table, firstClaim(table))) throw new Error('the form of credits starts wrong')
  return {
    columns: [columns.target, ...table.credits.map((percent) => filled(columns.credit, { percent }))],
    rows: table.targets.map(({ target, below }) => [
      `${target}%`,
      ...below.map((limit, index) => {
        const next = below[index + 1]
        return next === undefined
          ? filled(columns.below, { limit })
          : filled(columns.between, { limit, next })
      }),
    ]),
    table,
    words: form,
  }
}
