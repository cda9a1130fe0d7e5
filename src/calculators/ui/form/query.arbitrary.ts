import fc from 'fast-check'
import type { Field, Form } from './fields.ts'
import { fieldsOfForm } from './values.ts'

const number = fc.oneof(
  fc.integer({ min: -1, max: 40 }).map(String),
  fc.double().map(String),
  // Very long, as from a key held down.
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 18 }))
    .map(([digits, zeros]) => `${digits}${'0'.repeat(zeros)}`),
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
    '-1e300',
    '5e-324',
    '1e1000',
    '∞',
    '０１２',
    '๙๙๙๙๙๙๙๙๙๙๙๙',
    '12 bananas',
    '1e9 YB',
    '3 Qbit/s',
    '-8 TiB',
    '24:00',
    '99999x16TB',
    '1e6 ปี',
    '10000 THB',
    '8h 30m',
    'วันละ 1 TB',
    '9 ทุ่ม',
    '1 TB/constructor',
    '1e300 million',
    '9e300 TB daily',
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
      fc.constantFrom('2026-02-30', '0000-01-01', '9999-12-31', '2199-12-31', '1900-01-01', '๒๕๖๙-๑๒-๐๑'),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    ),
  choice: (field) =>
    field.kind === 'choice'
      ? fc.constantFrom(
          ...field.choices.flatMap((choice) => (typeof choice === 'string' ? [choice] : choice.values)),
        )
      : anything,
  part: () => anything,
}

/**
 * Makes queries as found in addresses: fields of the form with nearly valid values or any text, some of them repeated, and names of no field.
 */
export const queryFor = (form: Form) => {
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
/** Queries with values longer than anyone types, which addresses truncate. */
export const longQuery = (form: Form) =>
  fc
    .tuple(
      fc.constantFrom(...fieldsOfForm(form).map(({ name }) => name)),
      fc.constantFrom(
        '9'.repeat(2500),
        '1'.repeat(1999),
        'ก'.repeat(1500),
        '9x9 '.repeat(500),
        '1e9;'.repeat(499),
      ),
    )
    .map(([name, value]) => `?${name}=${encodeURIComponent(value)}`)

/** Queries cut, doubled or never encoded: `?a&&=%`, `?a=%E0%A4`. */
export const rawQuery = fc.string({ unit: fc.constantFrom(...'?&=%+#;E0A4ab1 [].'), maxLength: 40 })
