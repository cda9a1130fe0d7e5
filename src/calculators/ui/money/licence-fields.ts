import { coreBounds } from '../../shared/licences.ts'
import { type ChoiceField, type NumberField, stepsFrom, type Values } from '../form/fields.ts'

/** The product's version, a year. */
export const versionField = <const Choices extends readonly string[]>(
  choices: Choices,
  initial: Choices[number],
) =>
  ({
    kind: 'choice',
    name: 'version',
    initial,
    choices,
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
