import cookieWords from '../../locales/cookies.json' with { type: 'json' }
import { type ByLanguage, forLanguage, type Language } from '../../src/i18n/languages.ts'
import { listed } from '../../src/i18n/listed.ts'
import { categories } from '../../src/tracking/consent.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'
import type { Json } from './strings.ts'

/** The placeholders that name the vendors. */
export const vendorTexts = (language: Language): Readonly<Record<string, string>> => ({
  vendors: listed([...new Set(vendorFacts.map(({ name }) => name))], language),
  vendorCompanies: listed([...new Set(vendorFacts.map(({ company }) => company))], language),
})

/** A cookie's row on the privacy page, in the order of that table's columns. */
interface CookieWords {
  readonly purpose: string
  readonly provider: string
  readonly life: string
  readonly condition: string
}

/** Marks the row of a table that the vendors' cookies replace. */
const marker = '{{vendorCookies}}'

const nameInCode = (names: string) =>
  names
    .split(', ')
    .map((name) => `\`${name}\``)
    .join(', ')

const cookieRows = (language: Language): Json[] =>
  categories.flatMap((category) =>
    vendorFacts.flatMap(({ cookies }) =>
      cookies
        .filter((cookie) => cookie.category === category)
        .map((cookie) => {
          const words: ByLanguage<CookieWords> = cookieWords[cookie.name]
          const { purpose, provider, life, condition } = forLanguage(words, language)
          return [nameInCode(cookie.name), purpose, provider, life, condition]
        }),
    ),
  )

/** Fills the vendors' cookies into the tables of a locale file. */
export const withVendorRows = (source: Json, language: Language): Json => {
  if (Array.isArray(source))
    return source.flatMap((item) =>
      Array.isArray(item) && item[0] === marker ? cookieRows(language) : [withVendorRows(item, language)],
    )
  if (typeof source !== 'object' || source === null) return source
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [key, withVendorRows(value, language)]),
  )
}
