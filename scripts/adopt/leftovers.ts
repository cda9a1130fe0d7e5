import { allSources } from '../content/all-sources.ts'
import type { Finding } from '../content/finding.ts'
import { formerCityFindings, goneFindings } from '../content/quality/gone.ts'
import { fileOf } from '../content/sources.ts'
import type { Json } from '../content/strings.ts'
import { providerFile } from './current.ts'
import { namedInPrices } from './prices.ts'
import type { RetiredPage } from './removal.ts'
import { readJson } from './source-file.ts'

/** A line for each finding, without what the check says of all of them. */
const linesOf = (findings: readonly Finding[]): string[] =>
  findings.map(
    ({ language, namespace, key, message }) =>
      `  ${fileOf(language, namespace)}: ${key}: ${message.replace(/, which .*/, '')}`,
  )

/** Texts that still mention something removed. */
export const textsNamingRemoved = (retired: readonly RetiredPage[]): string[] =>
  linesOf(goneFindings(allSources(), retired))

/** Texts that name one of the cities; some do for reasons of their own, which only a reader can tell. */
export const textsNamingCities = (cities: readonly string[]): string[] =>
  linesOf(formerCityFindings(allSources(), cities))

/** Names in the price list that still mention something removed: packages, and what items include. */
export const pricesNamingRemoved = (retired: readonly RetiredPage[]): string[] => {
  const file = providerFile('prices.json')
  const names = retired.flatMap((page) => page.names)
  return namedInPrices(readJson<Json>(file), names).map(([key, text]) => `  ${file}: ${key}: “${text}”`)
}
