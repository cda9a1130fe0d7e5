import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculators } from '../../../../scripts/shared/calculators.ts'
import { stepsFrom } from './fields.ts'
import { stepped } from './stepper.tsx'
import { fieldsOfForm, initialValues } from './values.ts'

const pairs = { min: () => 4, by: () => 2 }

describe('a step', () => {
  it.each([
    [4, 1, '6'],
    [5, 1, '6'],
    [5, -1, '4'],
    [4, -1, '4'],
    [1, 1, '4'],
    [Number.NaN, 1, '4'],
  ] as const)('from %d in direction %d leads to %s', (current, direction, next) => {
    expect(stepped(pairs, {}, current, direction)).toBe(next)
  })

  it('up and down returns to where it began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (current) => {
        const up = Number(stepped(stepsFrom(0), {}, current, 1))
        expect(stepped(stepsFrom(0), {}, up, -1)).toBe(String(current))
      }),
    )
  })

  it.each([...calculators.values()])('of each field of $form.id begins at a whole number', ({ form }) => {
    const initial = initialValues(form)
    for (const field of fieldsOfForm(form))
      if (field.kind === 'number' && field.step)
        expect(stepped(field.step, initial, Number(initial[field.name] || 1), 1)).toMatch(/^\d+$/)
  })
})
