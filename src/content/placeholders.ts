import facts from '../../locales/facts.json' with { type: 'json' }
import { exampleTexts } from '../calculators/example-texts.ts'
import { brandTexts } from '../i18n/brand-texts.ts'
import type { Language } from '../i18n/languages.ts'
import { prices } from '../pricing/prices.ts'
import { vendorTexts } from './vendor-texts.ts'

/** The figures that the site promises, each written once; a single text if the languages write it alike. */
const promises: Readonly<Record<string, string | Readonly<Record<Language, string>>>> = facts

/** Names of the facts in locales/facts.json. */
export const factNames = Object.keys(promises)

/** What the price list says and pages repeat. */
const priceTexts = (language: Language): Readonly<Record<string, string>> => ({
  trialPeriod: language === 'th' ? `${prices.trialDays} วัน` : `${prices.trialDays} days`,
})

const makeTexts = (language: Language): Readonly<Record<string, string>> => ({
  ...brandTexts(language),
  ...vendorTexts(language),
  ...priceTexts(language),
  ...exampleTexts(language),
  ...Object.fromEntries(
    Object.entries(promises).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[language],
    ]),
  ),
})

const made = new Map<Language, Readonly<Record<string, string>>>()

/**
 * Returns the values of all placeholders in locale texts: facts of the provider, its promises, and the calculators' examples. They are made
 * once: checks ask for them with every text, and the examples are calculated.
 */
export const placeholderTexts = (language: Language): Readonly<Record<string, string>> => {
  const texts = made.get(language) ?? makeTexts(language)
  made.set(language, texts)
  return texts
}

/** Replaces each known placeholder; the others are filled in when the page is shown. */
export const fillPlaceholders = (text: string, texts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([\w.-]+)\}\}/g, (whole, name) => texts[name] ?? whole)
