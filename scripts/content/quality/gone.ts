import { pages } from '../../../src/catalogue/pages.ts'
import { type Area, areaOf, namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { formerCities, moved, otherNames } from '../../../src/provider/moved.ts'
import type { MovedPage } from '../../../src/provider/schema.ts'
import { onEachText } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'

/** Where a name occurs in a text: a Latin one as a whole word, since others are not set off by spaces. */
export const patternOf = (name: string): string =>
  /^[\p{Script=Latin}\d]/u.test(name)
    ? `(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`
    : RegExp.escape(name)

/**
 * Finds names in a text.
 * @param longer names of other things; a shorter name within one of them is not meant, so it isn't found there
 */
export const namesIn = (
  text: string,
  names: readonly string[],
  longer: readonly string[] = otherNames,
): string[] =>
  names.filter((name) => {
    const others = longer.filter((other) => other !== name && other.includes(name))
    const rest = others.reduce((left, other) => left.replaceAll(other, ' '), text)
    return new RegExp(patternOf(name), 'u').test(rest)
  })

/** Forms of the provider's own price list and credits, beside those of calculators. */
const ownForms = ['calculators/pricing', 'calculators/credits']

/** Excludes calculators, which name the products that they calculate for, whoever sells them. */
const isOfCalculators = (namespace: string) =>
  namespace.startsWith('calculators/') && !ownForms.includes(namespace)

/** Names of the company whose service signs visitors in and stores the files for them (`src/cloud/resources.ts`). */
export const identityProvider: readonly string[] = ['Amazon Web Services', 'AWS', 'Amazon', 'Amazon Cognito']

/** The privacy notice names who signs visitors in and stores files, whether or not the provider sells that company's services. */
const isProcessor = (namespace: string, name: string) =>
  namespace === namespaceOf(pageOf('privacy')) && identityProvider.includes(name)

const areaOfTexts = (namespace: string): Area | undefined => {
  const page = pages.find((one) => namespaceOf(one) === namespace)
  return page && areaOf(page)
}

type Gone = Pick<MovedPage<string>, 'from' | 'names' | 'namesInArea'>

/** Reports texts that name what the provider no longer offers (`src/provider/moved.ts`). */
export const goneFindings = (sources: SourcesByLanguage, gone: readonly Gone[] = moved): Finding[] => {
  const anywhere = gone.flatMap(({ names = [] }) => names)
  const among = gone.flatMap(({ from, namesInArea = [] }) =>
    namesInArea.map((name) => ({ name, area: areaOf({ path: from }) })),
  )
  if (anywhere.length + among.length === 0) return []
  return onEachText(sources, (text, _language, namespace) => {
    // The shell's words are those of every provider, such as the names of all groups and areas.
    if (isOfCalculators(namespace) || namespace === 'common') return []
    const textArea = among.length > 0 ? areaOfTexts(namespace) : undefined
    const here = among.filter(({ area }) => area === textArea).map(({ name }) => name)
    const names = namesIn(text, [...new Set([...anywhere, ...here])]).filter(
      (name) => !isProcessor(namespace, name),
    )
    const which = names.length > 1 ? 'which are' : 'which is'
    const without = names.length > 1 ? 'the names' : 'the name'
    const listed = names.map((name) => `"${name}"`).join(', ')
    return names.length > 0
      ? [`names ${listed}, ${which} no longer offered: rewrite it without ${without}`]
      : []
  })
}

/** Reports texts that name a city from which the office or the main data centre has moved; some do for reasons of their own. */
export const formerCityFindings = (
  sources: SourcesByLanguage,
  cities: readonly string[] = formerCities,
): Finding[] => {
  if (cities.length === 0) return []
  return onEachText(sources, (text, _language, namespace) => {
    const [city] = isOfCalculators(namespace) ? [] : namesIn(text, cities)
    return city
      ? [`names "${city}", which the office or the main data centre has left: rewrite it if it means that`]
      : []
  })
}
