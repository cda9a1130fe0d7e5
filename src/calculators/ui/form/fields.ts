import type { Language } from '../../../i18n/languages.ts'
import type { Bounds, Check } from '../../shared/checks.ts'
import type { FormSearchParams } from './search-params.ts'

/**
 * Id of a calculator: of its page, if the provider offers it, and of its texts, `calculators/<id>.json`. The price estimator is built from the
 * same parts.
 */
export type CalculatorId = keyof FormSearchParams

/** A form's fields as typed or chosen, by name. Flags are `true` and `false`. */
export type Values = Readonly<Record<string, string>>

interface Common {
  /** Name in the URL, in the texts (`fields.<name>`) and in the calculator's input. */
  readonly name: string
  /** Value of a new form; not written into the URL. */
  readonly initial: string
  /**
   * Value of a new form on pages of a language, in place of `initial`. In an address with values that lacks this one it is `initial` in every
   * language, so that the address means the same to everyone.
   */
  readonly initialIn?: Partial<Readonly<Record<Language, string>>>
  /** The same for visitors in Thailand, whatever the language. */
  readonly initialInThailand?: string
  /** The field is shown and passed on only if this holds. */
  readonly visible?: (values: Values) => boolean
  /** Spans the form's full width. */
  readonly wide?: true
  /** Limits by the field's meaning; the calculator rejects other values, and the form names the limits. */
  readonly range?: Bounds
  /** Checks the value in place of the kind's own check. */
  readonly check?: Check<unknown>
  /** Value if the field is missing from an input: because the input isn't the form's, or the question hides the field. */
  readonly missing?: unknown
}

/** Choices of one kind, under a heading of their own (`choiceGroups.<id>`) or without one. */
export interface ChoiceGroup {
  readonly id?: string
  readonly values: readonly string[]
}

export interface ChoiceField extends Common {
  readonly kind: 'choice'
  readonly choices: readonly string[] | readonly ChoiceGroup[]
  /** A row of buttons for a few choices that should be seen at once, otherwise a menu. */
  readonly look?: 'buttons'
  /** Choices are symbols such as `Mbit/s`, which need no text; the texts of others are `choices.<name>.<choice>`. */
  readonly symbols?: true
  /** The choice's name where its label is not beside it: `RAID 6` instead of `6`. */
  readonly inFull?: (choice: string) => string
  /** Reads other spellings of units, such as `mbps`; the choices themselves are recognised without it. */
  readonly readUnit?: (typed: string) => string | undefined
  /** Passed on as a number. */
  readonly numeric?: true
  /** Choices ruled out by other values, and why. They remain selectable: the error then names the field to change. */
  readonly impossible?: (values: Values) => Readonly<Record<string, Impossible>>
}

/** Why a choice is currently impossible. */
export interface Impossible {
  /** A mark on the choice, such as `≥ 4`. */
  readonly mark?: string
  /** The reason is the text `impossible.<reason>`. */
  readonly reason: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** A choice of units, which are their own texts. */
export const unitChoice = <const Name extends string>(
  name: Name,
  initial: string,
  choices: ChoiceField['choices'],
): ChoiceField & { readonly name: Name } => ({ kind: 'choice', name, initial, choices, symbols: true })

export interface NumberField extends Common {
  readonly kind: 'number'
  /** May be left empty. */
  readonly optional?: true
  /** Passed on as exact decimal text instead of a double. */
  readonly exact?: true
  /** Symbol behind the number; a unit that needs words is the text `fields.<name>.unit`. */
  readonly unit?: string
  /** A choice of units in the same frame. */
  readonly units?: ChoiceField
  /** Value while the field is empty, such as the list price. */
  readonly fallback?: (values: Values) => string
  /** Unit to which typed units are converted, for a field without a symbol: with `days`, `2 weeks` becomes 14. */
  readonly typedUnit?: string | ((values: Values) => string)
  /** An hour of the day, which may be typed as a time: `18:30`, `6pm`. */
  readonly timeOfDay?: true
  /** Field in TB of which this is a percentage: an amount may be typed instead. */
  readonly shareOf?: string
  /** Name of the field that counts this field's items: typing `4×16TB` fills in both. */
  readonly countedBy?: string
  /** Name of the date field that holds the day of this value; set to today when the value changes. */
  readonly datedBy?: string
  /** Suggested values, with a unit if the field has a choice of them; filled in by a click. */
  readonly presets?: readonly string[]
  /** Buttons and arrow keys that count up and down. */
  readonly step?: Step
  /** What it counts, one of the texts `words`, for where its label is not beside it: `8 disks`. */
  readonly noun?: string
}

/** Counts reachable in steps: `min`, `min + by`, `min + 2 × by`, … */
export interface Step {
  readonly min: (values: Values) => number
  readonly by?: (values: Values) => number
}

/** Steps of 1 from a minimum. */
export const stepsFrom = (least: number): Step => ({ min: () => least })

/** Several numbers: `4 4 8`, `4; 8`, `6x4 2x8`. */
export interface ListField extends Common {
  readonly kind: 'list'
  readonly optional?: true
  readonly unit?: string
  readonly presets?: readonly string[]
}

export interface FlagField extends Common {
  readonly kind: 'flag'
}

/** A calendar date, `YYYY-MM-DD`. */
export interface DateField extends Common {
  readonly kind: 'date'
  readonly optional?: true
  /**
   * Returns the initial value in a browser, since the prerendered `initial` will be in the past. Addresses with values always include it,
   * since it changes every month.
   */
  readonly initialNow?: () => string
}

/** Several controls in one text, rendered and edited by the calculator's own component. */
export interface PartField extends Common {
  readonly kind: 'part'
  /** The text in words, for print. */
  readonly inWords: (
    value: string,
    own: (key: string, values?: Readonly<Record<string, string>>) => string,
  ) => string
}

export type Field = NumberField | ChoiceField | ListField | FlagField | DateField | PartField

type Rest<F extends Field> = Omit<F, 'kind' | 'name' | 'initial' | 'choices'>

/** A field of a kind, with the exact type of its further properties. */
type Made<Kind, Name, Other> = {
  readonly kind: Kind
  readonly name: Name
  readonly initial: string
} & NoInfer<Other>

/** Returns a function that makes fields of a kind from a name, a new form's value and further properties. */
const fieldMaker =
  <const Kind extends Field['kind']>(kind: Kind) =>
  <const Name extends string, const Other extends Rest<Extract<Field, { readonly kind: Kind }>>>(
    name: Name,
    initial: string,
    other: Other,
  ): Made<Kind, Name, Other> => ({ kind, name, initial, ...other })

export const numberField = fieldMaker('number')
export const listField = fieldMaker('list')
export const flagField = fieldMaker('flag')
export const dateField = fieldMaker('date')

/** A number that is counted up and down in ones, from the least that its range allows. */
export const countField = <
  const Name extends string,
  const Other extends Rest<NumberField> & { readonly range: { readonly min: number } },
>(
  name: Name,
  initial: string,
  other: Other,
) => numberField(name, initial, { step: stepsFrom(other.range.min), ...other })

export const choiceField = <
  const Name extends string,
  const Choices extends ChoiceField['choices'],
  const Other extends Rest<ChoiceField>,
>(
  name: Name,
  initial: string,
  choices: Choices,
  other: Other,
): Made<'choice', Name, Other & { readonly choices: Choices }> => ({
  kind: 'choice',
  name,
  initial,
  choices,
  ...other,
})

/** Fields that belong together; its heading is `groups.<id>`. */
export interface FieldGroup {
  readonly id: string
  readonly fields: readonly Field[]
  /** Folded by default: most visitors leave it unchanged. */
  readonly folded?: true | ((values: Values) => boolean)
  /** Shown beside the answer instead of in the form. */
  readonly beside?: true
  readonly visible?: (values: Values) => boolean
}

/** Values for the texts of errors; a list names fields, whose labels the text shows. */
export type ErrorValues = Readonly<Record<string, string | number | readonly string[]>>

/** A calculator's form. */
export interface Form {
  readonly id: CalculatorId
  readonly groups: readonly FieldGroup[]
  /** Values for error texts besides the field's own, such as the fewest disks of a level. */
  readonly errorValues?: (values: Values) => ErrorValues
  /** How the address encodes the values, if not as one parameter per field. */
  readonly link?: {
    /** Names of all its parameters. */
    readonly names: readonly string[]
    /** Reads the values in an address; none without its parameters. */
    readonly read: (search: Values) => Values
    readonly write: (values: Values) => Values
  }
  /** Fields whose values the visitor may keep in the browser, such as prices. */
  readonly remembered?: readonly string[]
}

/** The choices in groups; a plain list is one group without a heading. */
export const groupsOf = ({ choices }: ChoiceField): readonly ChoiceGroup[] => {
  const groups = choices.filter((choice): choice is ChoiceGroup => typeof choice !== 'string')
  return groups.length > 0
    ? groups
    : [{ values: choices.filter((choice): choice is string => typeof choice === 'string') }]
}

export const choicesOf = (field: ChoiceField): readonly string[] =>
  groupsOf(field).flatMap(({ values }) => values)

/** Groups with each choice only in the first that lists it: a menu has one option per value. */
export const distinctGroups = (groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] => {
  const seen = new Set<string>()
  return groups.map((group) => {
    const values = group.values.filter((value) => !seen.has(value))
    for (const value of values) seen.add(value)
    return { ...group, values }
  })
}
