import type { PageOf } from '../../../catalogue/pages.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Bounds, BoundsTable, Check } from '../../shared/checks.ts'

/** A calculator is known by its page's id; its texts are in `calculators/<id>.json`. The estimator of prices is made of the same parts. */
export type CalculatorId = PageOf<'calculator' | 'pricing'>['id']

/** The texts of a form's fields as they are typed or chosen, by name. Flags are `true` and `false`. */
export type Values = Readonly<Record<string, string>>

interface Common {
  /** Name in the URL, in the texts (`fields.<name>`) and, where the form does not say otherwise, in the calculator's input. */
  readonly name: string
  /** What a new form holds; not written into the URL. */
  readonly initial: string
  /**
   * What a new form holds on pages of a language in place of `initial`. An address with values that lacks this one means `initial` in
   * every language, so that it means the same to everyone.
   */
  readonly initialIn?: Partial<Readonly<Record<Language, string>>>
  /** The same for visitors in Thailand, whatever the language. */
  readonly initialInThailand?: string
  /** Asked and passed on only then. */
  readonly visible?: (values: Values) => boolean
  /** Takes the whole width of the form. */
  readonly wide?: true
  /** What the calculator takes, from its meaning; it refuses the rest, and the form names the limits. */
  readonly range?: Bounds
  /** Checks the value in place of the kind's own check. */
  readonly check?: Check<unknown>
  /** What counts in an input without this field: one that is not of the form, or of a question that hides it. */
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
  /** Symbols such as `Mbit/s` are their own text; other choices have theirs at `choices.<name>.<choice>`. */
  readonly symbols?: true
  /** Reads what people type for a choice of units, such as `mbps`; the choices themselves are read without it. */
  readonly readUnit?: (typed: string) => string | undefined
  /** The calculator takes the choice as a number. */
  readonly numeric?: true
  /** Choices that the other values do not allow, and why. They can be chosen all the same: the error then names the field to change. */
  readonly impossible?: (values: Values) => Readonly<Record<string, Impossible>>
}

/** Why a choice is not possible now. */
export interface Impossible {
  /** A sign that stands on the choice, such as `≥ 4`. */
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
  /** The choice of a unit that stands in the same frame. */
  readonly units?: ChoiceField
  /** What counts while the field is empty, such as the list price. */
  readonly fallback?: (values: Values) => string
  /** Unit to which a typed one is converted, for a field without a symbol: with `days`, `2 weeks` is 14. */
  readonly typedUnit?: string | ((values: Values) => string)
  /** An hour of the day, which may be typed as such: `18:30`, `6pm`. */
  readonly timeOfDay?: true
  /** The field, in TB, of which this is a percentage: an amount may be typed for it. */
  readonly shareOf?: string
  /** The field that counts how many there are of this: a typed `4×16TB` fills both. */
  readonly countedBy?: string
  /** The date field that holds the day of this value: today, as soon as another is entered. */
  readonly datedBy?: string
  /** Values worth offering, with a unit where the field has a choice of them; filled in by a click. */
  readonly presets?: readonly string[]
  /** Buttons and arrow keys that count up and down. */
  readonly step?: Step
}

/** Counts that can be reached step by step: `min`, `min + by`, `min + 2 × by`, … */
export interface Step {
  readonly min: (values: Values) => number
  readonly by?: (values: Values) => number
}

/** Counts from a least one upwards. */
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
   * Returns the initial value in a browser, since the prerendered `initial` will lie in the past. Addresses with values always hold it,
   * since it changes every month.
   */
  readonly initialNow?: () => string
}

/** Several controls in one text, which a part of the calculator's own draws and changes. */
export interface PartField extends Common {
  readonly kind: 'part'
  /** What the text says, for paper. */
  readonly inWords: (
    value: string,
    own: (key: string, values?: Readonly<Record<string, string>>) => string,
  ) => string
}

export type Field = NumberField | ChoiceField | ListField | FlagField | DateField | PartField

/** Fields that belong together; its heading is `groups.<id>`. */
export interface FieldGroup {
  readonly id: string
  readonly fields: readonly Field[]
  /** Folded until asked for: what most visitors leave as it is. */
  readonly folded?: true | ((values: Values) => boolean)
  /** Stands beside the answer instead of in the form. */
  readonly beside?: true
  readonly visible?: (values: Values) => boolean
}

/** Values for the texts of errors; a list names fields, whose labels the text shows. */
export type ErrorValues = Readonly<Record<string, string | number | readonly string[]>>

/** A calculator's form. `Input` is what its pure function takes. */
export interface Form<Input> {
  readonly id: CalculatorId
  readonly groups: readonly FieldGroup[]
  /** Makes the function's input from the visible fields' values; without it the input is these values by field name. */
  readonly toInput?: (read: ReadValues, values: Values) => Input
  /** Fields at which the function reports an error under another name than the form's: `{ unit: 'fromUnit' }`. */
  readonly errorFields?: Readonly<Record<string, string>>
  /** What the texts of errors name beside the value, such as the fewest disks of a level. */
  readonly errorValues?: (values: Values) => ErrorValues
  /** What each field with a number takes, where the fields do not say so themselves. */
  readonly bounds?: BoundsTable
  /** How the address holds the values, where its parameters are not the fields. */
  readonly link?: {
    /** All of its parameters. */
    readonly names: readonly string[]
    /** The values that an address names; nothing of an address without any. */
    readonly read: (search: Values) => Values
    readonly write: (values: Values) => Values
  }
  /** Fields whose values the visitor may keep in the browser, such as prices. */
  readonly remembered?: readonly string[]
}

/** Values as calculators take them; what was left empty is missing, a text that is no number is NaN. */
export type ReadValues = Readonly<Record<string, unknown>>

/** What a form's field with a number takes. */
export const boundsOf = (
  { bounds }: Pick<Form<never>, 'bounds'>,
  { name, range }: Pick<Field, 'name' | 'range'>,
): Bounds | undefined => range ?? bounds?.[name]

/** The choices in groups; a plain list is one group without a heading. */
export const groupsOf = ({ choices }: ChoiceField): readonly ChoiceGroup[] => {
  const groups = choices.filter((choice): choice is ChoiceGroup => typeof choice !== 'string')
  return groups.length > 0
    ? groups
    : [{ values: choices.filter((choice): choice is string => typeof choice === 'string') }]
}

export const choicesOf = (field: ChoiceField): readonly string[] =>
  groupsOf(field).flatMap(({ values }) => values)

/** Groups in which each choice stands once, in the first that names it: a menu has one option for a value. */
export const distinctGroups = (groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] => {
  const seen = new Set<string>()
  return groups.map((group) => {
    const values = group.values.filter((value) => !seen.has(value))
    for (const value of values) seen.add(value)
    return { ...group, values }
  })
}
