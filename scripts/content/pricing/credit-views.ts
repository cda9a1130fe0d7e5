import { answerClaim, firstClaim } from '../../../src/pricing/credits/claim.ts'
import {
  type CreditExample,
  type CreditTable,
  creditAmount,
  inHundredths,
  limitsOf,
  secondsDown,
} from '../../../src/pricing/credits/credits.ts'
import { shortSatangFigure } from '../../../src/pricing/page/amounts.ts'
import { filled } from '../../../src/pricing/page/list-view.ts'
import type { CreditView, CreditWords } from '../../../src/pricing/page/views.ts'

/** The table of credits in words; the same numbers go to the form. */
export const creditView = (
  table: CreditTable,
  example: CreditExample,
  { columns, form }: CreditWords,
): CreditView => {
  if ('wrong' in answerClaim(table, firstClaim(example)))
    throw new Error('the credit form starts with an invalid claim')
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
    form: { table, example, words: form },
  }
}

/**
 * The credit of the example's service, by how long it was down.
 * @throws for a target that the table lacks
 */
export const creditExampleView = (
  table: CreditTable,
  { target, days, fee }: CreditExample,
  { example: words }: CreditWords,
): CreditView => {
  const due = [undefined, ...table.credits].map((percent) =>
    percent === undefined
      ? words.none
      : filled(words.credit, {
          percent,
          amount: shortSatangFigure(creditAmount(fee, percent)),
        }),
  )
  const limits = limitsOf(table, target)
  const times = limits.map((limit) => timeText(secondsDown(days, inHundredths(limit)), words.time))
  return {
    columns: [filled(words.down, { days: String(days) }), words.due],
    rows: due.map((text, index) => {
      const time = times[index]
      return [
        time === undefined
          ? filled(words.over, { time: times.at(-1) ?? '' })
          : filled(words.upTo, { time, limit: limits[index] ?? '' }),
        text,
      ]
    }),
  }
}

/** `7 h 12 min`, without units that are zero. */
const timeText = (seconds: number, words: CreditWords['example']['time']): string => {
  const parts = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
  return (['hours', 'minutes', 'seconds'] as const)
    .filter((unit) => parts[unit] > 0)
    .map((unit) => filled(words[unit], { count: String(parts[unit]) }))
    .join(' ')
}
