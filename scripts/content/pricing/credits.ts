import { z } from 'zod'
import { type CreditExample, type CreditTable, inHundredths } from '../../../src/pricing/credits/credits.ts'
import { mistakesOf } from '../../../src/pricing/price-list.ts'
import source from '../../../src/provider/credits.json' with { type: 'json' }

const file = 'src/provider/credits.json'

const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,2})?$|^100$/, 'must be a percentage such as "25" or "99.95"')

const rises = (values: readonly string[]) =>
  values.every((value, index) => index === 0 || Number(value) > Number(values[index - 1]))

export const creditSchema = z
  .strictObject({
    credits: z.array(percent).min(1).refine(rises, 'must ascend'),
    targets: z
      .array(
        z
          .strictObject({ target: percent, below: z.array(percent).min(1) })
          .refine(({ target, below }) => inHundredths(below[0] ?? '') === inHundredths(target), {
            path: ['below'],
            message: 'must begin with the target',
          })
          .refine(({ below }) => rises(below.toReversed()), { path: ['below'], message: 'must descend' }),
      )
      .min(1),
    example: z.strictObject({
      target: percent,
      days: z.int().min(28).max(31),
      fee: z.string().regex(/^[1-9]\d{0,8}$/, 'must be whole baht such as "20000"'),
    }),
  })
  .refine(({ targets, example }) => targets.some(({ target }) => target === example.target), {
    path: ['example', 'target'],
    message: 'must be one of the targets',
  })
  .refine(({ credits, targets }) => targets.every(({ below }) => below.length === credits.length), {
    path: ['targets'],
    message: 'must have as many limits as there are credits',
  })

/** The owner's file; the content check has validated it against its schema. */
export const creditSource: CreditTable & { readonly example: CreditExample } = source

/** Its table without the example, which no form needs. */
export const creditTable: CreditTable = { credits: creditSource.credits, targets: creditSource.targets }

/**
 * Lists all mistakes in the credits, one line each.
 * @param promised availability promised for services, by the name of its fact: `99.95%`
 */
export const creditProblems = (given: unknown, promised: Readonly<Record<string, string>>): string[] => {
  const { data, error } = creditSchema.safeParse(given)
  const problems = data
    ? Object.entries(promised)
        .filter(([, value]) => !data.targets.some(({ target }) => `${target}%` === value))
        .map(([name, value]) => `targets: ${value} is missing, which the fact "${name}" promises`)
    : mistakesOf(error)
  return problems.map((problem) => `${file}: ${problem}`)
}
