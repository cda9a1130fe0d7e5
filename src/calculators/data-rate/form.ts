import type { Fields } from '../shared/checks.ts'
import { prefixes, rateSymbol } from '../shared/units.ts'
import { distinctGroups, type Form, unitChoice } from '../ui/form/fields.ts'
import type { SearchParamsOf } from '../ui/form/search-params.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { type DataRateAnswer, orderedRateUnits } from './answer.ts'

const symbols = (atom: string, base: 1000 | 1024) =>
  prefixes.filter((prefix) => prefix.base === base).map(({ symbol }) => `${symbol}${atom}/s`)

const units = distinctGroups([
  { id: 'common', values: orderedRateUnits.common.map(({ symbol }) => symbol) },
  { id: 'bits', values: symbols('bit', 1000) },
  { id: 'bytes', values: symbols('B', 1000) },
  { id: 'binaryBits', values: symbols('bit', 1024) },
  { id: 'binaryBytes', values: symbols('B', 1024) },
])

export const dataRateForm = {
  id: 'data-rate',
  errorFields: { unit: 'fromUnit' },
  groups: [
    {
      id: 'rate',
      fields: [
        {
          kind: 'number',
          name: 'value',
          initial: '100',
          exact: true,
          wide: true,
          presets: ['100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '25 Gbit/s', '100 Gbit/s'],
          units: { ...unitChoice('fromUnit', 'Mbit/s', units), readUnit: rateSymbol },
        },
        { ...unitChoice('toUnit', 'MB/s', units), wide: true },
      ],
    },
  ],
} as const satisfies Form<Fields>

declare module '../ui/form/search-params.ts' {
  interface FormSearchParams {
    'data-rate': SearchParamsOf<typeof dataRateForm>
  }
}

export type RateOutcome = Outcome<Fields, DataRateAnswer>
