import { readFileSync } from 'node:fs'
import { type Language, languages } from '../../i18n/languages.ts'
import { type DurationStyle, type DurationUnit, durationParts } from '../shared/duration.ts'
import { type Format, formatOf } from '../ui/format/format.ts'

/** Writes figures as the calculators' pages of a language do. Only for the build and tests. */
export interface Writer extends Format {
  /** Seconds as people say them: `3 h 23 min 27 s`. */
  readonly duration: (seconds: number, style?: DurationStyle) => string
  /** An amount in US dollars, with its cents where it has any. */
  readonly usd: (amount: number) => string
}

type DurationWords = Readonly<Record<DurationUnit, string>>

const durationWords = (language: Language): DurationWords =>
  JSON.parse(readFileSync(`locales/${language}/calculators/shared.json`, 'utf8')).duration

const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** Raises the exponent of `10^15` by characters: a page's text has no markup for it. */
const withRaised = (text: string) =>
  text.replace(
    /\^(-?)(\d+)/,
    (_, sign: string, digits: string) =>
      sign.replace('-', '⁻') + digits.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? ''),
  )

export const writerIn = (language: Language): Writer => {
  const format = formatOf(languages[language].locale)
  const words = durationWords(language)
  return {
    ...format,
    number: (value, digits) => withRaised(format.number(value, digits)),
    usd: (amount) => format.money(amount, 'USD', Number.isInteger(amount) ? 0 : 2),
    duration: (seconds, style) =>
      durationParts(seconds, style)
        .map(({ unit, value }) => words[unit].replace('{{value}}', format.number(value, 4)))
        .join(' '),
  }
}
