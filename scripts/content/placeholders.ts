import facts from '../../locales/facts.json' with { type: 'json' }
import { type ByLanguage, forLanguage, type Language, wordsLocale } from '../../src/i18n/languages.ts'
import { countFigure, dayInWords, shortBahtFigure } from '../../src/pricing/page/figures.ts'
import { prices } from '../../src/pricing/prices.ts'
import { brandTexts } from './brand-texts.ts'
import { claimTexts } from './claims/claims.ts'
import { exampleTexts } from './example-texts.ts'
import { inMonths } from './in-words.ts'
import { creditSource, creditTable } from './pricing/credits.ts'
import { vendorTexts } from './vendor-texts.ts'

/** The figures that the site promises, each defined once; a single text if all languages write it the same way. */
const promises: Readonly<Record<string, string | ByLanguage<string>>> = facts

/** Names of the facts in locales/facts.json. */
export const factNames = Object.keys(promises)

/** The price list's periods in days, which quotations name too. */
const periods = ['trialDays', 'noticeDays', 'paymentDays', 'quoteDays', 'quoteDaysGovernment'] as const

/** The promised availabilities of services, by fact name. */
export const promisedAvailability: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(promises).flatMap(([name, value]) =>
    name.startsWith('availability') && typeof value === 'string' ? [[name, value]] : [],
  ),
)

/** The credits of the SLA: each of them, the largest, and the service of the example. */
const creditTexts = (language: Language) => {
  const credits = creditTable.credits.map((percent) => `${percent}%`)
  const list = new Intl.ListFormat(wordsLocale(language), { type: 'disjunction' })
  const { target, fee } = creditSource.example
  return {
    creditLevels: list.format(credits),
    creditCap: credits.at(-1) ?? '',
    creditTarget: `${target}%`,
    creditFee: countFigure(Number(fee)),
  }
}

/** The price list's terms: all of them, those longer than a month, and the longest minimum term of an item. */
const termTexts = (language: Language) => {
  const months = prices.terms.map((term) => term.months).sort((one, other) => one - other)
  const longest = Math.max(...prices.items.map(({ minTerm }) => minTerm))
  return {
    allTerms: inMonths(months, language),
    longTerms: inMonths(
      months.filter((one) => one > 1),
      language,
    ),
    longestMinimum: inMonths([longest], language),
    largestDiscount: `${Math.max(...prices.terms.map(({ discount }) => Number(discount)))}%`,
    pricesUntil: dayInWords(prices.validUntil, language),
  }
}

/** The price list's items: the price of each that has one tier, what is paid once, what is free, and the weeks until delivery. */
const itemTexts: Readonly<Record<string, string>> = Object.fromEntries(
  prices.items.flatMap(({ id, tiers, once, included, leadWeeks }) => [
    ...(tiers.length > 1 ? [] : tiers.map(({ price }) => [`${id}.price`, shortBahtFigure(price)])),
    ...(once === undefined ? [] : [[`${id}.once`, shortBahtFigure(once)]]),
    ...(included ? [[`${id}.included`, countFigure(included)]] : []),
    ...(leadWeeks ? [[`${id}.leadWeeks`, leadWeeks.join('–')]] : []),
  ]),
)

const makeTexts = (language: Language): Readonly<Record<string, string>> => {
  const simple = {
    ...brandTexts(language),
    ...vendorTexts(language),
    ...exampleTexts(language),
    ...claimTexts(language),
    ...creditTexts(language),
    ...termTexts(language),
    ...itemTexts,
    ...Object.fromEntries(periods.map((name) => [name, String(prices[name])])),
  }
  const promised = Object.fromEntries(
    Object.entries(promises).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : forLanguage(value, language),
    ]),
  )
  // A promise may refer to others: the time for a proposal names the event from which it is counted.
  return { ...simple, ...mapValues(promised, (text) => fillPlaceholders(text, { ...simple, ...promised })) }
}

const mapValues = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))

const made = new Map<Language, Readonly<Record<string, string>>>()

/**
 * Returns the values of all placeholders in locale texts: facts of the provider, its promises, and the calculators' examples. They are
 * cached: checks need them for every text, and the examples take time to calculate.
 */
export const placeholderTexts = (language: Language): Readonly<Record<string, string>> => {
  const texts = made.get(language) ?? makeTexts(language)
  made.set(language, texts)
  return texts
}

/** Replaces each known placeholder; the others are filled in when the page is shown. */
export const fillPlaceholders = (text: string, texts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([\w.-]+)\}\}/g, (whole, name) => texts[name] ?? whole)
