import fc from 'fast-check'
import { values } from '../../scripts/fixtures/values.ts'
import { type VariableName, variableNames, variables } from '../../scripts/shared/variables.ts'

/** Bytes as an environment holds them, one per character; NUL ends a value and cannot stand in it. */
const byte = fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code))
/** What breaks out of a shell, JavaScript, nginx.conf or a header, and what the values themselves are made of. */
const telling = fc.constantFrom(
  ...' \t\r\n\'"`\\$(){};#*?[]!|&<>%=+@,.:/_~-^',
  ...'0159azAZfgGT',
  '--',
  '..',
  '::',
  '$(id)',
)
const piece = fc.oneof(telling, byte, fc.constant(''))

/** A value with a few characters put in, taken out or replaced. */
const spoiled = (value: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(value.length), fc.nat(2), piece), { maxLength: 2 })
    .map((edits) =>
      edits.reduce((before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut), value),
    )

/** What the pattern of a variable says; made once, since a long pattern takes its time. */
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

/** Values of a variable: good, near to good, known to be telling, or anything. */
export const valuesOf = (name: VariableName, region: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: shaped(name, region) },
    { weight: 3, arbitrary: shaped(name, region).chain(spoiled) },
    { weight: 2, arbitrary: fc.constantFrom(...values[name].good, ...values[name].bad).chain(spoiled) },
    { weight: 1, arbitrary: fc.string({ unit: byte, maxLength: 40 }) },
  )

/** An environment: a value of each variable, the region mostly one that is taken. */
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
