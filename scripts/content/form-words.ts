import type { CalculatorTexts } from 'i18next'
import { pagesIn } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { defaultLanguage, type Language, languageCodes, languages } from '../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from './finding.ts'
import { blocksIn } from './json.ts'
import { showsPrices } from './pricing/add-prices.ts'
import { fileOf, type Sources } from './sources.ts'

/** The words that the forms of all calculators share. */
export const sharedWords = 'calculators/shared'

interface AnyBlock {
  readonly type?: unknown
}

/** The files of words that a block needs; a partial language that lacks one goes without the block. */
export const wordsOf = ({ type }: AnyBlock): (keyof CalculatorTexts)[] => {
  if (type === 'prices') return ['calculators/pricing']
  return type === 'credits' ? ['calculators/credits'] : []
}

/** The paths of a language's pages that show less because a file of words is missing, by that file. */
const lackedIn = (sources: Sources, language: Language): Map<string, string[]> => {
  const lacked = new Map<string, string[]>()
  for (const page of pagesIn(language)) {
    const source = sources.get(namespaceOf(page))
    if (source === undefined) continue
    const needed = [
      ...(showsPrices(page.kind) ? ['calculators/pricing'] : []),
      ...blocksIn(source).flatMap(wordsOf),
    ]
    for (const namespace of new Set(needed))
      if (!sources.has(namespace)) lacked.set(namespace, [...(lacked.get(namespace) ?? []), page.path])
  }
  return lacked
}

const partialLanguages = languageCodes.filter((language) => languages[language].partial)

/** Reports files of words that a partial language lacks, so that some of its pages go without a form or prices. */
export const missingWords = (
  sources: SourcesByLanguage,
  partial: readonly Language[] = partialLanguages,
): Finding[] =>
  partial.flatMap((language) =>
    [...lackedIn(sources[language], language)].map(([namespace, paths]) => ({
      language,
      namespace,
      key: '',
      message: `is missing, and with it the form or the prices on ${paths.join(', ')}: copy ${fileOf(defaultLanguage, namespace)} and write it in ${languages[language].name}`,
    })),
  )
