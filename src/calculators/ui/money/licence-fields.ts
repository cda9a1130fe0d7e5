import { anInteger, type Check } from '../../shared/checks.ts'
import { Rejection } from '../../shared/input-error.ts'
import { coreBounds } from '../../shared/licences.ts'
import { type ChoiceField, type NumberField, stepsFrom, type Values } from '../form/fields.ts'

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
  ({
    kind: 'choice',
    name: 'version',
    initial: String(initial),
    choices: versions.map(String),
    check: aVersion(versions),
    missing: undefined,
    look: 'buttons',
    symbols: true,
    numeric: true,
  }) as const satisfies ChoiceField

/** The processors of a host, and the cores of each. */
export const processorFields = <const Name extends string>(
  name: Name,
  initialCores: string,
  visible: (values: Values) => boolean,
) =>
  [
    { kind: 'number', name, initial: '2', visible, range: coreBounds, step: stepsFrom(1) },
    {
      kind: 'number',
      name: 'coresPerProcessor',
      initial: initialCores,
      visible,
      range: coreBounds,
      wide: true,
      countedBy: name,
      presets: ['8', '16', '24', '32', '48', '64'],
      step: stepsFrom(1),
    },
  ] as const satisfies readonly NumberField[]
