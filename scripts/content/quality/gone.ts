import { pages } from '../../../src/catalogue/pages.ts'
import { type Area, areaOf, namespaceOf } from '../../../src/catalogue/urls.ts'
import { moved, otherNames } from '../../../src/provider/moved.ts'
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

/** Excludes calculators, which name the products that they calculate for, whoever sells them. */
const isOfCalculators = (namespace: string) => namespace.startsWith('calculators/')

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
    if (isOfCalculators(namespace)) return []
    const textArea = among.length > 0 ? areaOfTexts(namespace) : undefined
    const here = among.filter(({ area }) => area === textArea).map(({ name }) => name)
    const names = namesIn(text, [...new Set([...anywhere, ...here])])
    const listed = names.map((name) => `"${name}"`).join(', ')
    return names.length > 0
      ? [`names ${listed}, which is no longer offered: rewrite it without the name`]
      : []
  })
}
