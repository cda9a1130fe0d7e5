import type { ByLanguage } from '../../../src/i18n/languages.ts'
import type { PriceList } from '../../../src/pricing/price-list.ts'

/** Patterns in the languages whose statements are read. */
type Patterns = ByLanguage<RegExp> & Readonly<Record<'th', RegExp>>
export type Facts = Readonly<Record<string, string>>

/** A kind of statement about prices that the price list or a fact makes once, and that pages may repeat but not vary. */
export interface Kind {
  readonly name: string
  /** Where the value is defined, for the message. */
  readonly source: string
  /** Finds a value; its first group is a number or a range, its second a unit. */
  readonly value: Patterns
  /** Words that mark a nearby value as one of this kind. */
  readonly near: Patterns
  /** Words that mark it as one of another kind. */
  readonly far?: Patterns
  /** The true values, in the smallest unit of the kind. */
  readonly allowed: (list: PriceList, facts: Facts) => readonly string[]
}

const numbers = [
  'zero one two three four five six seven eight nine ten eleven twelve',
  'ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ',
].map((words) => words.split(' '))
const number = String.raw`(\d+|${numbers.flat().slice(1).join('|')})`

export const spans: Patterns = {
  en: new RegExp(`\\b${number}[ -](?:calendar )?(day|week|month|year)s?\\b`, 'gi'),
  th: new RegExp(`${number} ?(วัน|สัปดาห์|เดือน|ปี)(?!ทำการ)`, 'g'),
}
export const months: Patterns = {
  en: new RegExp(`\\b${number}[ -](month|year)s?\\b`, 'gi'),
  th: new RegExp(`${number} ?(เดือน|ปี)`, 'g'),
}
export const workingDays: Patterns = {
  en: new RegExp(`\\b${number} (?:working|business) (day)s?\\b`, 'gi'),
  th: new RegExp(`${number} ?(วัน)ทำการ`, 'g'),
}
export const minutes: Patterns = {
  en: new RegExp(`\\b${number}[ -](min|minute|h|hour)s?\\b`, 'gi'),
  th: new RegExp(`${number} ?(นาที|ชั่วโมง|ชม\\.)(?!ทำการ)`, 'g'),
}
export const percent: Patterns = {
  en: /(\d+(?:\.\d+)?) ?(%|per ?cent)/gi,
  th: /(\d+(?:\.\d+)?) ?(%|เปอร์เซ็นต์)/g,
}
const half = String.raw`(?: ?[ap]\.?m\.?)`
/** An hour of the day that cannot be a count. */
const clock = String.raw`(?:\d\d?[:.]\d\d${half}?|\d\d?${half})`
export const hours: Patterns = {
  en: new RegExp(`\\b((?:${clock}|\\d\\d?) ?(?:–|-|to|until) ?${clock})()`, 'gi'),
  th: /(?<!\d)(\d\d?[:.]\d\d(?: ?น\.)? ?(?:–|-|ถึง) ?\d\d?[:.]\d\d)()/g,
}
export const baht: Patterns = {
  en: /(?:\bTHB|฿) ?(\d[\d,]*(?:\.\d+)?)()|\b(\d[\d,]*(?:\.\d+)?) ?(baht)\b/gi,
  th: /(\d[\d,]*(?:\.\d+)?) ?(บาท)/g,
}
export const gigabytes: Patterns = { en: /\b(\d[\d,]*) ?(GB|TB)\b/g, th: /(\d[\d,]*) ?(GB|TB)/g }

/** A time after the name of a severity. */
export const afterSeverity = (level: number, between: string): Patterns => ({
  en: new RegExp(`\\bseverity ${level}\\b${between}${minutes.en.source}`, 'gi'),
  th: new RegExp(`(?:ระดับ|Severity) ${level}(?!\\d)${between}(?<!ตลอด )${minutes.th.source}`, 'gi'),
})
export const anywhere: Patterns = { en: /./, th: /./ }

/** Writes two figures that belong together. */
export const pair = (one: string, other: string) => `${Number(one)}:${Number(other)}`

const factors: Readonly<Record<string, number>> = { h: 60, hour: 60, ชั่วโมง: 60, 'ชม.': 60, tb: 1000 }
/** Days for spans; months are counted in months where only months can be meant. */
const inDays: Readonly<Record<string, number>> = {
  ...{ week: 7, month: 30, year: 365 },
  ...{ สัปดาห์: 7, เดือน: 30, ปี: 365 },
}
const inMonths: Readonly<Record<string, number>> = { year: 12, ปี: 12 }

/** Writes `9 am to 5:30 pm` and `9:00–17:30` as `09.00–17.30`. */
const range = (text: string): string =>
  [...text.matchAll(/(\d\d?)(?:[:.](\d\d))?(?: ?([ap])\.?m)?/gi)]
    .map(([, hour = '', minute = '00', half = '']) => {
      const later = half.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0
      return `${String(Number(hour) + later).padStart(2, '0')}.${minute}`
    })
    .join('–')

/** Converts a value to the smallest unit of its kind: `2 weeks` to 14, `1,000.00` to 1000, hours of a day to `08.30–17.30`. */
export const smallest = ({ value }: Pick<Kind, 'value'>, written: string, unit: string): string => {
  if (value === hours) return range(written)
  if (unit && !Number.isNaN(Number(unit))) return pair(written, unit)
  const word = Math.max(...numbers.map((words) => words.indexOf(written.toLowerCase())))
  const plain = word < 0 ? Number(written.replaceAll(',', '')) : word
  const factor = (value === months ? inMonths : value === spans ? inDays : factors)[unit.toLowerCase()]
  return String(plain * (factor ?? 1))
}

/** All values of a pattern in the facts whose names match. */
export const inFacts = (facts: Facts, names: RegExp, kind: Pick<Kind, 'value'>): string[] =>
  Object.entries(facts).flatMap(([name, text]) =>
    names.test(name)
      ? Object.values(kind.value).flatMap((pattern) =>
          [...text.matchAll(pattern)].map((match) =>
            smallest(kind, match[1] ?? match[3] ?? '', match[2] ?? ''),
          ),
        )
      : [],
  )
