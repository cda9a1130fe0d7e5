import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '../../i18n/languages.ts'
import type { Sold } from '../shared/amounts.ts'
import { type DurationPart, type DurationStyle, durationParts } from '../shared/time.ts'
import type { CalculatorId } from './form/fields.ts'
import { type Format, formatOf } from './format/format.ts'

/** The calculator in which a shared part is used. */
export const CalculatorContext = createContext<CalculatorId | undefined>(undefined)

export const useCalculatorId = (): CalculatorId => {
  const id = useContext(CalculatorContext)
  if (!id) throw new Error("a calculator's text is used outside a calculator")
  return id
}

/** Reads a text whose key contains a field's or step's name; a test makes sure that every form and step has its texts. */
export type ReadText = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface Texts {
  /** Texts of the calculator's own file. */
  readonly own: ReadText
  /** Texts shared by all calculators. */
  readonly shared: ReadText
  /** Whether the calculator's own file has the key. */
  readonly has: (key: string) => boolean
  /** What the price list sells. */
  readonly sold: () => Sold
}

/** Texts of the calculator in which a shared part is used. */
export const useTexts = (): Texts => {
  const namespace = `calculators/${useCalculatorId()}`
  const { i18n } = useTranslation()
  // Keys and namespaces are assembled at run time here; the types know only literal ones.
  const read = i18n.t as (key: string, options: object) => string
  const isKnown = i18n.exists as (key: string, options: object) => boolean
  return {
    own: (key, values) => read(key, { ns: namespace, ...values }),
    shared: (key, values) => read(key, { ns: 'calculators/shared', ...values }),
    has: (key) => isKnown(key, { ns: namespace }),
    sold: () => i18n.getResource(i18n.language, 'calculators/shared', 'sold') ?? {},
  }
}

/** The formats of the page's language. */
export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  return formatOf(languages[i18n.language as Language].locale)
}

/** Writes a count with its noun, a text of the calculator's own below `words`: `1 host`. */
export const useCounted = <Noun extends string>() => {
  const { own } = useTexts()
  const { number } = useFormat()
  return (noun: Noun, count: number) => own(`words.${noun}`, { count, number: number(count) })
}

/** Writes a number of years: `1 year`, `2.5 years`. */
export const useYears = () => {
  const { t } = useTranslation('calculators/shared')
  const { number } = useFormat()
  return (count: number) => t('years', { count, number: number(count) })
}

/** Formats seconds for reading: `3 h 23 min 27 s`. */
export const useDuration = (style?: DurationStyle) => {
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  const write = ({ unit, value }: DurationPart) => t(`duration.${unit}`, { value: format.number(value, 4) })
  return (seconds: number) => durationParts(seconds, style).map(write).join(' ')
}
