import type { Check } from '../../shared/checks.ts'
import { aQuantity } from '../../shared/convert.ts'
import { prefixes, type Unit, type UnitOrder } from '../../shared/units.ts'
import { type ChoiceGroup, distinctGroups, numberField, unitChoice, type Values } from './fields.ts'

/** Units of one kind, by the symbol behind their prefix. */
interface UnitKind {
  readonly id: string
  readonly atom: string
  readonly base: 1000 | 1024
}

/** A converter's menu of units: the common ones, then each kind by size. */
export const unitGroups = ({ common }: UnitOrder, kinds: readonly UnitKind[]): readonly ChoiceGroup[] =>
  distinctGroups([
    { id: 'common', values: common.map(({ symbol }) => symbol) },
    ...kinds.map(({ id, atom, base }) => ({
      id,
      values: prefixes.filter((prefix) => prefix.base === base).map(({ symbol }) => symbol + atom),
    })),
  ])

interface ConversionFields {
  readonly initial: { readonly value: string; readonly from: string; readonly to: string }
  readonly presets: readonly string[]
  readonly units: readonly ChoiceGroup[]
  readonly check: Check<Unit>
  readonly readUnit: (typed: string) => string | undefined
  readonly visible?: (values: Values) => boolean
}

/** The fields of a converter: a quantity with its unit, and the unit to convert to. */
export const conversionFields = ({ initial, presets, units, check, readUnit, ...shown }: ConversionFields) =>
  [
    numberField('value', initial.value, {
      ...shown,
      exact: true,
      check: aQuantity,
      wide: true,
      presets,
      units: { ...unitChoice('fromUnit', initial.from, units), check, readUnit },
    }),
    { ...unitChoice('toUnit', initial.to, units), ...shown, check, wide: true },
  ] as const
