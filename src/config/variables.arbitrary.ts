import fc from 'fast-check'
import { values } from '../../scripts/fixtures/values.ts'
import { type VariableName, variableNames, variables } from '../../scripts/shared/variables.ts'

/** A byte of an environment value, as one character; NUL would end the value. */
const byte = fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code))
/** Characters that break out of a shell, JavaScript, nginx.conf or a header, and those that values consist of. */
const risky = fc.constantFrom(
  ...' \t\r\n\'"`\\$(){};#*?[]!|&<>%=+@,.:/_~-^',
  ...'0159azAZfgGT',
  '--',
  '..',
  '::',
  '$(id)',
)
const piece = fc.oneof(risky, byte, fc.constant(''))

/** A value with up to two insertions, deletions or replacements. */
const spoiled = (value: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(value.length), fc.nat(2), piece), { maxLength: 2 })
    .map((edits) =>
      edits.reduce((before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut), value),
    )

/** Values that match a variable's pattern; made once, since a long pattern takes time. */
const matching = Object.fromEntries(
  variableNames.map((name) => [
    name,
    fc.stringMatching(new RegExp(`^(?:${variables[name].grammar.pattern})$`), { size: 'xsmall' }),
  ]),
)

const shaped = (name: VariableName, region: string): fc.Arbitrary<string> =>
  (matching[name] as fc.Arbitrary<string>).map((rest) =>
    variables[name].grammar.regional ? region + rest : rest,
  )

/** Values of a variable: good, nearly good, known edge cases, or anything. */
export const valuesOf = (name: VariableName, region: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: shaped(name, region) },
    { weight: 3, arbitrary: shaped(name, region).chain(spoiled) },
    { weight: 2, arbitrary: fc.constantFrom(...values[name].good, ...values[name].bad).chain(spoiled) },
    { weight: 1, arbitrary: fc.string({ unit: byte, maxLength: 40 }) },
  )

/** An environment: a value for each variable, mostly with a valid region. */
export const environment: fc.Arbitrary<Readonly<Record<VariableName, string>>> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...values.AWS_REGION.good) },
    { weight: 1, arbitrary: valuesOf('AWS_REGION', '') },
  )
  .chain((region) => {
    const of = (name: VariableName) => (name === 'AWS_REGION' ? fc.constant(region) : valuesOf(name, region))
    return fc.record(Object.fromEntries(variableNames.map((name) => [name, of(name)]))) as fc.Arbitrary<
      Record<VariableName, string>
    >
  })
