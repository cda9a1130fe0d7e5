import { languageCodes } from '../../../src/i18n/languages.ts'
import { moved } from '../../../src/provider/moved.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { allTexts } from './texts.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds names in a text: Latin ones as whole words. */
export const namesIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) =>
    /^[\p{Script=Latin}\d]/u.test(name)
      ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(text)
      : text.includes(name),
  )

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
