import { forLanguage, type Language } from '../../src/i18n/languages.ts'
import { categories } from '../../src/tracking/consent.ts'
import type { CookieWords } from '../../src/tracking/vendor-facts.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'
import { listed } from './in-words.ts'
import type { Json } from './strings.ts'

/** The placeholders that name the vendors. */
export const vendorTexts = (language: Language): Readonly<Record<string, string>> => ({
  vendors: listed([...new Set(vendorFacts.map(({ name }) => name))], language),
  vendorCompanies: listed([...new Set(vendorFacts.map(({ company }) => company))], language),
})

/** Marks the row of a table that the vendors' cookies replace. */
const marker = '{{vendorCookies}}'

const cookieRows = (language: Language): Json[] =>
  categories.flatMap((category) =>
    vendorFacts.flatMap(({ cookies }) =>
      cookies
        .filter((cookie) => cookie.category === category)
        .map((cookie) => {
          const { purpose, provider, life, condition } = forLanguage<CookieWords>(cookie, language)
          return [cookie.name, purpose, provider, life, condition]
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
