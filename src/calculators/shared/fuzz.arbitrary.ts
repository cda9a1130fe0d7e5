import fc from 'fast-check'
import type { Fields } from './checks.ts'
import { errorCodes } from './input-error.ts'

/** Values that break careless number handling; test support. */
const awkward: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.integer({ min: -3, max: 70 }),
  fc.constantFrom(
    -0,
    1e300,
    5e-324,
    2 ** 53,
    1e16,
    100,
    99.999,
    -1e-9,
    '',
    '5',
    '1e999',
    '-1',
    'constructor',
    undefined,
  ),
  fc.array(fc.oneof(fc.double(), fc.integer({ min: 1, max: 64 }), fc.string()), { maxLength: 6 }),
)

/** A valid input with some fields replaced by anything, some removed and some added. */
export function damaged(valid: Fields, names: readonly string[]): fc.Arbitrary<Fields> {
  const changes = fc.dictionary(fc.constantFrom(...names), awkward, { maxKeys: 4 })
  return changes.map((change) => ({ ...valid, ...change }))
}

/** Lists an outcome's defects: non-finite numbers, −0, unknown codes or fields. */
export function defects(outcome: unknown, fields: readonly string[], path = ''): readonly string[] {
  if (typeof outcome === 'number') {
    return Number.isFinite(outcome) && !Object.is(outcome, -0) ? [] : [`${path} is ${outcome}`]
  }
  if (typeof outcome !== 'object' || outcome === null)
    return outcome === undefined ? [`${path} is missing`] : []
  if ('error' in outcome && 'field' in outcome) {
    const known = errorCodes.some((code) => code === outcome.error) && fields.includes(String(outcome.field))
    return known ? [] : [`${path} ${JSON.stringify(outcome)}`]
  }
  return Object.entries(outcome).flatMap(([name, value]) => defects(value, fields, `${path}.${name}`))
}
