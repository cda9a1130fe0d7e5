/** @module-tag slow */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../catalogue/search.ts'
import { calculators } from '../../registry.ts'
import { errorCodes, type InputError } from '../../shared/input-error.ts'
import { evaluate } from './evaluate.ts'
import type { Form, Values } from './fields.ts'
import { longQuery, queryFor, rawQuery } from './query.arbitrary.ts'
import { fieldsOfForm, initialValuesNow, searchOf, shownGroups, valuesIn } from './values.ts'

/** Returns what a page makes of the query of its address: the values of the form, and their result or errors. */
const opener =
  <Input, Result extends object>(form: Form<Input>, calculate: (input: Input) => Result | InputError) =>
  (query: string) => {
    const values = { ...initialValuesNow(form), ...valuesIn(form, parseSearch(query)) }
    return { form, values, ...evaluate(form, values, calculate) }
  }

/** Addresses tried; the nightly run tries a hundred thousand. */
const addresses = Number(process.env.ADDRESSES ?? 2000)

/** Milliseconds of a processor that an address may take. A browser's task has 50; a machine that does other things at the same time is slower. */
const longestTask = 250

/** Runs a call, with the milliseconds of a processor that it takes: the least of a few, since the first may wait for the compiler. */
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

/** Names under which answers hold a copy of their input, where a number that is not needed may be NaN, and days by the ten thousand. */
const unread = ['engineInput', 'input', 'magnitudes', 'simulation']

/** Finds the paths of a result's numbers that are not finite, which no page could print. */
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

    it('leads to a result, or to errors at fields that are shown, and never to a failure', () => {
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

    it('is written so that it leads back to the same values', () => {
      fc.assert(
        fc.property(queryFor(form), (query) => {
          const { values } = open(query)
          expect(open(stringifySearch(searchOf(form, values))).values).toEqual(values)
        }),
        { numRuns: 100 },
      )
    })

    it('reports each shown field that holds no number', () => {
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
        // A choice that is itself refused hides what else is wrong.
        if (Object.keys(errors).length > 0) continue
        const asked = shownGroups(form, values).flatMap(({ fields }) => fields)
        for (const field of asked)
          if (field.kind === 'number' || field.kind === 'list')
            // Exact fields have room for numbers beyond doubles.
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
