import type { Day, Decimal } from '../rules.ts'

const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** An amount in baht as every language writes it: `12,345.60`. Parts of a satang stay. */
export const bahtFigure = (amount: Decimal): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${grouped(whole)}.${fraction.padEnd(2, '0')}`
}

/** A whole number with its thousands set apart. */
export const countFigure = (count: number): string => grouped(String(count))

interface Units {
  readonly unit: { readonly en: string; readonly th: string }
  readonly units?: string | undefined
}

/** The unit of a count in every language; Thai has no plural. */
export const unitOf = ({ unit, units }: Units, count: number) => ({
  th: unit.th,
  en: count === 1 ? unit.en : (units ?? unit.en),
})

const locales = { en: 'en-GB', th: 'th-TH' } as const

/** A day in words; Thai counts the years of its own era. */
export const dayInWords = (day: Day, language: keyof typeof locales): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** A day or another text that stays on one line, as in a narrow column. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
