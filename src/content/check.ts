import { priceProblems } from '../pricing/check.ts'
import { prices } from '../pricing/prices.ts'
import { claimProblems, claims } from './claims/claims.ts'
import type { SourcesByLanguage } from './finding.ts'
import { qualityFindings } from './quality/quality.ts'
import { searchWordProblems, searchWords } from './search/words-file.ts'
import { fileOf } from './sources.ts'
import { files } from './structure/files.ts'
import { languages } from './structure/languages.ts'
import { schema } from './structure/schema.ts'
import { texts } from './structure/texts.ts'
import { unique } from './structure/unique.ts'

const checks = [files, schema, texts, unique, languages, qualityFindings]

/** Finds every mistake in the locale files, the price list, the claims and the search words; one line each, with file and key. */
export const findProblems = (sources: SourcesByLanguage): string[] => [
  ...checks
    .flatMap((check) => [...check(sources)])
    .map(({ language, namespace, key, message }) =>
      [fileOf(language, namespace), key, message].filter(Boolean).join(': '),
    ),
  ...priceProblems(prices),
  ...claimProblems(claims, sources),
  ...searchWordProblems(searchWords),
]
