import type { Fields } from '../shared/checks.ts'
import { aRateUnit, orderUnits, rateSymbol, rateUnits } from '../shared/units.ts'
import { checkedBy } from '../ui/form/checked.ts'
import { conversionFields, unitGroups } from '../ui/form/conversion-fields.ts'
import type { FieldGroup, Form } from '../ui/form/fields.ts'

/** All units of data rate, the common ones first. */
export const orderedRateUnits = orderUnits(rateUnits, [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'Tbit/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
])

const groups = [
  {
    id: 'rate',
    fields: conversionFields({
      initial: { value: '100', from: 'Mbit/s', to: 'MB/s' },
      presets: ['100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '25 Gbit/s', '100 Gbit/s'],
      units: unitGroups(orderedRateUnits, [
        { id: 'bits', atom: 'bit/s', base: 1000 },
        { id: 'bytes', atom: 'B/s', base: 1000 },
        { id: 'binaryBits', atom: 'bit/s', base: 1024 },
        { id: 'binaryBytes', atom: 'B/s', base: 1024 },
      ]),
      check: aRateUnit,
      readUnit: rateSymbol,
    }),
  },
] as const satisfies readonly FieldGroup[]

export const dataRateForm = { id: 'data-rate', groups } as const satisfies Form

const checked = checkedBy(groups)

/** Reads the converter's inputs by the form's fields. */
export const readRateFields = (given: Fields) => checked(given).input
