import type { Fields } from '../shared/checks.ts'
import { aCapacityUnit, capacitySymbol, capacityUnits, orderUnits } from '../shared/units.ts'
import { checkedBy } from '../ui/form/checked.ts'
import { conversionFields, unitGroups } from '../ui/form/conversion-fields.ts'
import {
  choiceField,
  type FieldGroup,
  type Form,
  numberField,
  unitChoice,
  type Values,
} from '../ui/form/fields.ts'
import { labelBounds } from './engine.ts'

/** All units of capacity, the common ones first. */
export const orderedCapacityUnits = orderUnits(capacityUnits, [
  'B',
  'kB',
  'MB',
  'GB',
  'TB',
  'PB',
  'KiB',
  'MiB',
  'GiB',
  'TiB',
  'PiB',
])

/** Drive labels to choose from, in TB. */
const driveLabelsTB = [0.5, 1, 2, 4, 8, 12, 16, 20, 24] as const

const asksDrive = ({ question }: Values) => question === 'drive'
const asksUnits = (values: Values) => !asksDrive(values)

const groups = [
  {
    id: 'capacity',
    fields: [
      choiceField('question', 'units', ['units', 'drive'], { look: 'buttons' }),
      ...conversionFields({
        initial: { value: '12', from: 'TB', to: 'TiB' },
        presets: ['500 GB', '1 TB', '10 TB', '100 TB', '1 PB'],
        units: unitGroups(orderedCapacityUnits, [
          { id: 'bytes', atom: 'B', base: 1000 },
          { id: 'binaryBytes', atom: 'B', base: 1024 },
          { id: 'bits', atom: 'bit', base: 1000 },
          { id: 'binaryBits', atom: 'bit', base: 1024 },
        ]),
        check: aCapacityUnit,
        readUnit: capacitySymbol,
        visible: asksUnits,
      }),
      numberField('labelValue', '4', {
        range: labelBounds,
        wide: true,
        visible: asksDrive,
        presets: driveLabelsTB.map((label) => `${label} TB`),
        units: { ...unitChoice('labelUnit', 'TB', ['GB', 'TB', 'PB', 'GiB', 'TiB']), check: aCapacityUnit },
      }),
    ],
  },
] as const satisfies readonly FieldGroup[]

export const capacityForm = { id: 'capacity', groups } as const satisfies Form

const checked = checkedBy(groups)

/** Reads the converter's inputs by the form's fields. */
export const readCapacityFields = (given: Fields) => checked(given).input
