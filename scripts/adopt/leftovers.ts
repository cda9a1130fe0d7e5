import { languageCodes } from '../../src/i18n/languages.ts'
import { allSources } from '../content/all-sources.ts'
import { goneFindings, namesIn } from '../content/quality/gone.ts'
import { allTexts } from '../content/quality/texts.ts'
import { fileOf, readSources } from '../content/sources.ts'
import type { Json } from '../content/strings.ts'
import { providerFile } from './current.ts'
import { namedInPrices } from './prices.ts'
import type { RetiredPage } from './removal.ts'
import { readJson } from './source-file.ts'

/** Letters shown on either side of a city, enough to tell why the text names it. */
const around = 30

/** Texts that still mention something removed. */
export const textsNamingRemoved = (retired: readonly RetiredPage[]): string[] =>
  goneFindings(allSources(), retired).map(
    ({ language, namespace, key, message }) =>
      `  ${fileOf(language, namespace)}: ${key}: ${message.replace(/, which .*/, '')}`,
  )

/** Names in the price list that still mention something removed: packages, and what items include. */
export const pricesNamingRemoved = (retired: readonly RetiredPage[]): string[] => {
  const file = providerFile('prices.json')
  const names = retired.flatMap((page) => page.names)
  return namedInPrices(readJson<Json>(file), names).map(([key, text]) => `  ${file}: ${key}: “${text}”`)
}

/** Texts that name one of the cities, with the words around it; some do for reasons of their own, which only a reader can tell. */
export const textsNamingCities = (cities: readonly string[]): string[] =>
  languageCodes.flatMap((language) =>
    [...allTexts(readSources(language))].flatMap(([namespace, key, text]) => {
      const [city] = namesIn(text, cities)
      if (city === undefined) return []
      const at = text.indexOf(city)
      const words = text.slice(Math.max(0, at - around), at + city.length + around)
      return [`  ${fileOf(language, namespace)}: ${key}: “${words}”`]
    }),
  )
