import type { Fields } from '../shared/checks.ts'
import { capacitySymbol, prefixes } from '../shared/units.ts'
import { distinctGroups, type Form, unitChoice, type Values } from '../ui/form/fields.ts'
import type { SearchParamsOf } from '../ui/form/search-params.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { type CapacityAnswer, orderedCapacityUnits } from './answer.ts'
import { labelBounds } from './engine.ts'

const symbols = (atom: string, base: 1000 | 1024) =>
  prefixes.filter((prefix) => prefix.base === base).map(({ symbol }) => symbol + atom)

const units = distinctGroups([
  { id: 'common', values: orderedCapacityUnits.common.map(({ symbol }) => symbol) },
  { id: 'bytes', values: symbols('B', 1000) },
  { id: 'binaryBytes', values: symbols('B', 1024) },
  { id: 'bits', values: symbols('bit', 1000) },
  { id: 'binaryBits', values: symbols('bit', 1024) },
])

/** Drive labels to choose from, in TB. */
const driveLabelsTB = [0.5, 1, 2, 4, 8, 12, 16, 20, 24] as const

const asksDrive = ({ question }: Values) => question === 'drive'
const asksUnits = (values: Values) => !asksDrive(values)

export const capacityForm = {
  id: 'capacity',
  errorFields: { unit: 'fromUnit' },
  bounds: { labelValue: labelBounds },
  groups: [
    {
      id: 'capacity',
      fields: [
        { kind: 'choice', name: 'question', initial: 'units', choices: ['units', 'drive'], look: 'buttons' },
        {
          kind: 'number',
          name: 'value',
          initial: '12',
          exact: true,
          wide: true,
          visible: asksUnits,
          presets: ['500 GB', '1 TB', '10 TB', '100 TB', '1 PB'],
          units: { ...unitChoice('fromUnit', 'TB', units), readUnit: capacitySymbol },
        },
        { ...unitChoice('toUnit', 'TiB', units), wide: true, visible: asksUnits },
        {
          kind: 'number',
          name: 'labelValue',
          initial: '4',
          wide: true,
          visible: asksDrive,
          presets: driveLabelsTB.map((label) => `${label} TB`),
          units: unitChoice('labelUnit', 'TB', ['GB', 'TB', 'PB', 'GiB', 'TiB']),
        },
      ],
    },
  ],
} as const satisfies Form<Fields>

declare module '../ui/form/search-params.ts' {
  interface FormSearchParams {
    capacity: SearchParamsOf<typeof capacityForm>
  }
}

export type CapacityOutcome = Outcome<Fields, CapacityAnswer>
