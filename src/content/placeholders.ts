import facts from '../../locales/facts.json' with { type: 'json' }
import { brandTexts } from '../i18n/brand-texts.ts'
import type { Language } from '../i18n/languages.ts'
import { vendorTexts } from './vendor-texts.ts'

/** What the site promises in figures, each written once; where the languages write it alike, as one text. */
const promises: Readonly<Record<string, string | Readonly<Record<Language, string>>>> = facts

/** The names of the facts in locales/facts.json. */
export const factNames = Object.keys(promises)

/** The values of all placeholders that locale texts may use: of the provider and of what it promises. */
export const placeholderTexts = (language: Language): Readonly<Record<string, string>> => ({
  ...brandTexts(language),
  ...vendorTexts(language),
  ...Object.fromEntries(
    Object.entries(promises).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value[language],
    ]),
  ),
})

/** The text with each known placeholder replaced; others are filled in when the page is shown. */
export const fillPlaceholders = (text: string, texts: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name) => texts[name] ?? whole)
