import { describe, expect, it } from 'vitest'
import { calculators } from '../../../../scripts/shared/calculators.ts'
import { dateBounds } from '../../shared/time.ts'
import { evaluate } from './evaluate.ts'
import type { Field, Form, Values } from './fields.ts'
import { fieldsOfForm, initialValues, shownGroups } from './values.ts'

/** Values that make a form show a field: a new form's, or with one or two choices changed. */
const showing = (form: Form, field: Field): Values => {
  const initial = initialValues(form)
  const single = fieldsOfForm(form).flatMap(({ name, ...other }): Values[] => {
    if (other.kind === 'flag') return [{ [name]: 'true' }]
    if (other.kind === 'date') return [{ [name]: '2026-12-01' }]
    if (other.kind !== 'choice') return [{ [name]: '5' }]
    const choices = other.choices.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.values))
    return other.symbols && choices.length > 20 ? [] : choices.map((choice) => ({ [name]: choice }))
  })
  const tried = [{}, ...single, ...single.flatMap((one) => single.map((two) => ({ ...one, ...two })))]
  const values = tried
    .map((changes) => ({ ...initial, ...changes }))
    .find((candidate) =>
      shownGroups(form, candidate).some(({ fields }) => fields.some(({ name }) => name === field.name)),
    )
  if (!values) throw new Error(`${field.name} is never shown`)
  return values
}

/** Values just beyond a field's limits, as typed. */
const beyond = (field: Field): readonly string[] => {
  const { min, max, above, below, most, whole, unit = '' } = field.range ?? {}
  const step = whole ? 1 : 1e-3
  const numbers = [
    min !== undefined && min - step,
    max !== undefined && (whole ? max + 1 : max * 1.001),
    above,
    below,
  ]
  const typed = numbers.flatMap((number) => (typeof number === 'number' ? [`${number} ${unit}`.trim()] : []))
  return most === undefined ? typed : [...typed, `${most}x1 1`]
}

describe.each([...calculators.values()].map(({ form, answer }) => ({ id: form.id, form, answer })))(
  'the form of $id',
  ({ form, answer }) => {
    const numeric = fieldsOfForm(form).filter(({ kind }) => kind === 'number' || kind === 'list')
    const bounded = numeric.filter((field) => !(field.kind === 'number' && field.exact))
    const dates = fieldsOfForm(form).filter(({ kind }) => kind === 'date')

    it('bounds every number above and below', () => {
      for (const field of bounded) {
        const { name } = field
        const { min, max, above, below } = field.range ?? {}
        expect({ name, low: min ?? above, high: max ?? below }).toEqual({
          name,
          low: expect.any(Number),
          high: expect.any(Number),
        })
      }
    })

    it.each(bounded.flatMap((field) => beyond(field).map((typed) => [typed, field.name, field] as const)))(
      'refuses %s of %s',
      (typed, name, field) => {
        const { errors } = evaluate(form, { ...showing(form, field), [name]: typed }, answer)
        expect(errors).toMatchObject({ [name]: 'out-of-range' })
      },
    )

    it.each(
      dates.flatMap((field) =>
        [`${dateBounds.from - 1}-12-31`, `${dateBounds.to + 1}-01-01`].map(
          (typed) => [typed, field.name, field] as const,
        ),
      ),
    )('refuses %s of %s', (typed, name, field) => {
      const { errors } = evaluate(form, { ...showing(form, field), [name]: typed }, answer)
      expect(errors).toMatchObject({ [name]: 'out-of-range' })
    })
  },
)
