/** @module-tag slow */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../../scripts/shared/calculators.ts'
import { parseSearch, stringifySearch } from '../../../catalogue/search-params.ts'
import type { Fields } from '../../shared/checks.ts'
import { errorCodes, type InputError } from '../../shared/input-error.ts'
import { evaluate } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { longQuery, queryFor, rawQuery } from './query.arbitrary.ts'
import { fieldsOfForm, initialValuesNow, searchParamsOf, shownGroups, valuesIn } from './values.ts'

/** Opens a form as its page would at a query: returns the form's values, and their result or errors. */
const opener =
  <Result extends object>(form: Form, calculate: (fields: Fields) => Result | InputError) =>
  (query: string) => {
    const values = { ...initialValuesNow(form), ...valuesIn(form, parseSearch(query)) }
    return { form, values, ...evaluate(form, values, calculate) }
  }

/** Number of addresses to try; the nightly run tries a hundred thousand. */
const addresses = Number(process.env.ADDRESSES ?? 2000)

/** CPU milliseconds an address may take. A browser's long-task limit is 50; a busy machine is slower. */
const longestTask = 250

/** Runs a call and measures its CPU milliseconds: the minimum of a few runs, since the first may wait for the compiler. */
const timed = <T>(call: () => T): { readonly taken: number; readonly outcome: T } => {
  const once = () => {
    const before = process.cpuUsage()
    const outcome = call()
    const { user, system } = process.cpuUsage(before)
    return { taken: (user + system) / 1000, outcome }
  }
  let least = once()
  for (let tries = 1; tries < 4 && least.taken > longestTask / 5; tries++) {
    const again = once()
    if (again.taken < least.taken) least = again
  }
  return least
}

/** Names under which answers keep a copy of their input, where unneeded numbers may be NaN, and days by the ten thousand. */
const unread = ['engineInput', 'input', 'magnitudes', 'simulation']

/** Finds the paths of a result's non-finite numbers, which no page could show. */
const badNumbers = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    unread.includes(name) ? [] : badNumbers(inner, `${path}.${name}`),
  )
}

describe.each([...calculators.values()].map(({ form, answer }) => ({ id: form.id, form, answer })))(
  'the address of $id',
  ({ form, answer }) => {
    const open = opener(form, answer)

    it('leads to a result, or to errors at visible fields, and never throws', () => {
      let results = 0
      let refused = 0
      let longest = { taken: 0, query: '' }
      fc.assert(
        fc.property(
          fc.oneof(
            { weight: 18, arbitrary: queryFor(form) },
            { weight: 1, arbitrary: rawQuery },
            { weight: 1, arbitrary: longQuery(form) },
          ),
          (query) => {
            const { taken, outcome } = timed(() => open(query))
            if (taken > longest.taken) longest = { taken, query }
            const { result, errors } = outcome
            expect(result === undefined).toBe(Object.keys(errors).length > 0)
            for (const [name, code] of Object.entries(errors)) {
              expect(fieldsOfForm(form).map((field) => field.name)).toContain(name)
              expect(errorCodes).toContain(code)
            }
            expect(badNumbers(result)).toEqual([])
            if (result) results++
            else refused++
          },
        ),
        { numRuns: addresses },
      )
      expect(Math.min(results, refused)).toBeGreaterThan(20)
      if (process.env.ADDRESSES) console.info(form.id, { results, refused, longest })
      expect(longest.taken, longest.query).toBeLessThan(longestTask)
    })

    it('is written so that it restores the same values', () => {
      fc.assert(
        fc.property(queryFor(form), (query) => {
          const { values } = open(query)
          expect(open(stringifySearch(searchParamsOf(form, values))).values).toEqual(values)
        }),
        { numRuns: 100 },
      )
    })

    it('reports each visible field without a valid number', () => {
      const openWith = (values: Values) => open(stringifySearch(values))
      const choices = fieldsOfForm(form).flatMap((field) =>
        field.kind === 'choice' && !field.symbols
          ? field.choices.flatMap((choice) =>
              (typeof choice === 'string' ? [choice] : choice.values).map((value) => ({
                [field.name]: value,
              })),
            )
          : [],
      )
      for (const chosen of [{}, ...choices]) {
        const { values, errors } = openWith(chosen)
        // A rejected choice hides other errors.
        if (Object.keys(errors).length > 0) continue
        const shown = shownGroups(form, values).flatMap(({ fields }) => fields)
        for (const field of shown)
          if (field.kind === 'number' || field.kind === 'list')
            // Exact fields accept numbers beyond doubles.
            for (const typed of field.kind === 'number' && field.exact ? ['abc'] : ['abc', '1e400']) {
              const { name } = field
              const said = openWith({ ...chosen, [name]: typed }).errors
              expect({ ...chosen, [name]: typed, said: Object.keys(said) }).toMatchObject({
                said: expect.arrayContaining([name]),
              })
            }
      }
    })
  },
)
