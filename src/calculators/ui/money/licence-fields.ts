import { anInteger, type Check } from '../../shared/checks.ts'
import { Rejection } from '../../shared/input-error.ts'
import { coreBounds } from '../../shared/licences.ts'
import { choiceField, countField, numberField, type Values } from '../form/fields.ts'

/** One of the product's versions, a year. */
const aVersion =
  <const Version extends number>(versions: readonly Version[]): Check<Version> =>
  (value, field) => {
    const year = anInteger()(value, field)
    const version = versions.find((known) => known === year)
    if (version === undefined) throw new Rejection('out-of-range', field)
    return version
  }

/** The product's version. */
export const versionField = <const Version extends number>(
  versions: readonly Version[],
  initial: NoInfer<Version>,
) =>
  choiceField('version', String(initial), versions.map(String), {
    check: aVersion(versions),
    missing: undefined,
    look: 'buttons',
    symbols: true,
    numeric: true,
  })

/** The processors of a host, and the cores of each. */
export const processorFields = <const Name extends string>(
  name: Name,
  initialCores: string,
  visible: (values: Values) => boolean,
) =>
  [
    countField(name, '2', { visible, range: coreBounds }),
    countField('coresPerProcessor', initialCores, {
      visible,
      range: coreBounds,
      wide: true,
      countedBy: name,
      presets: ['8', '16', '24', '32', '48', '64'],
    }),
  ] as const

/** Years for which ways to pay are compared. */
export const yearsField = numberField('years', '3', {
  missing: 1,
  typedUnit: 'years',
  range: { min: 0, max: 100 },
})

/** Yearly cost of Software Assurance, in percent of the licences. */
export const assuranceField = numberField('saPctPerYear', '25', { unit: '%', range: { min: 0, max: 1000 } })
