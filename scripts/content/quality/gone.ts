import { languageCodes } from '../../../src/i18n/languages.ts'
import { moved, otherNames } from '../../../src/provider/moved.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { allTexts } from './texts.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a name occurs in a text: a Latin one as a whole word, since others are not set off by spaces. */
export const patternOf = (name: string): string =>
  /^[\p{Script=Latin}\d]/u.test(name)
    ? `(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`
    : escaped(name)

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

/** Reports texts that name what the provider no longer offers (`src/provider/moved.ts`). */
export const goneFindings = (
  sources: SourcesByLanguage,
  names: readonly string[] = moved.flatMap((page) => page.names ?? []),
): Finding[] =>
  names.length === 0
    ? []
    : languageCodes.flatMap((language) =>
        [...allTexts(sources[language])].flatMap(([namespace, key, text]) => {
          const found = isOfCalculators(namespace) ? [] : namesIn(text, names)
          const listed = found.map((name) => `"${name}"`).join(', ')
          return found.length > 0
            ? [{ language, namespace, key, message: `names ${listed}, no longer offered: write it without` }]
            : []
        }),
      )
