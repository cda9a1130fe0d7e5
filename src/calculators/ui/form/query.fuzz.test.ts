import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseSearch, stringifySearch } from '../../../catalogue/search.ts'
import { calculators } from '../../registry.ts'
import { errorCodes, type InputError } from '../../shared/input-error.ts'
import { evaluate } from './evaluate.ts'
import type { Field, Form } from './fields.ts'
import { fieldsOfForm, initialValuesNow, searchOf, valuesIn } from './values.ts'

// Many runs on a busy machine take longer than one example.
vi.setConfig({ testTimeout: 60_000 })

/** What a page does with the query of its address: the values it shows, and what it says of them. */
const opener =
  <Input, Result extends object>(form: Form<Input>, calculate: (input: Input) => Result | InputError) =>
  (query: string) => {
    const values = { ...initialValuesNow(form), ...valuesIn(form, parseSearch(query)) }
    return { form, values, ...evaluate(form, values, calculate) }
  }

const number = fc.oneof(
  fc.integer({ min: -1, max: 40 }).map(String),
  fc.double().map(String),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    '1,5',
    '๑๒',
    '1e308',
    '1e-308',
    '9e9999',
    '9'.repeat(400),
    '0x10',
    'NaN',
    'Infinity',
  ),
)
const list = fc.oneof(
  fc.array(number, { maxLength: 5 }).map((numbers) => numbers.join(' ')),
  fc.constantFrom('6x4 2x8', '9999x1', '99999x1', '5000x1 5000x2 5000x3', 'x', '3x', ';;;'),
)
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    'toString',
    '<script>',
    'null',
    'true',
    '2026-02-30',
    '9999-12-31',
  ),
)

const near: Readonly<Record<Field['kind'], (field: Field) => fc.Arbitrary<string>>> = {
  number: () => number,
  list: () => list,
  flag: () => fc.constantFrom('true', 'false', '1'),
  date: () =>
    fc.oneof(
      fc.constantFrom('2026-02-30', '0000-01-01', '9999-12-31'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    ),
  choice: (field) =>
    field.kind === 'choice'
      ? fc.constantFrom(
          ...field.choices.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.values)),
        )
      : anything,
}

/** A query as an address may hold it: fields of the form with values near to good ones or with anything, and what is no field. */
const queryFor = (form: Form<never>) => {
  const pairs = fieldsOfForm(form).map((field) =>
    fc.tuple(
      fc.constant(field.name),
      fc.oneof({ weight: 5, arbitrary: near[field.kind](field) }, { weight: 1, arbitrary: anything }),
    ),
  )
  const pair = fc.oneof(...pairs, ...pairs, ...pairs, fc.tuple(anything, anything))
  return fc
    .array(pair, { maxLength: 8 })
    .map(
      (given) =>
        `?${given.map((both) => both.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&')}`,
    )
}
/** Queries cut, doubled or never encoded: `?a&&=%`, `?a=%E0%A4`. */
const raw = fc.string({ unit: fc.constantFrom(...'?&=%+#;E0A4ab1 [].'), maxLength: 40 })

/** Answers hold a copy of their input under these names; a number that this one does not need may be none. */
const copies = ['core', 'input']

/** Paths to numbers in a result that no page could print. */
const badNumbers = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    copies.includes(name) ? [] : badNumbers(inner, `${path}.${name}`),
  )
}

describe.each([...calculators.values()].map(({ form, answer }) => ({ id: form.id, form, answer })))(
  'the address of $id',
  ({ form, answer }) => {
    const open = opener(form, answer)

    it('leads to a result, or to errors at fields that are shown, and never to a failure', () => {
      let results = 0
      let refused = 0
      fc.assert(
        fc.property(
          fc.oneof({ weight: 9, arbitrary: queryFor(form) }, { weight: 1, arbitrary: raw }),
          (query) => {
            const { result, errors } = open(query)
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
        { numRuns: 1500 },
      )
      expect(Math.min(results, refused)).toBeGreaterThan(20)
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
  },
)
