import { prices } from '../../src/pricing/prices.ts'
import { history } from '../../src/pricing/published.ts'
import { type AdviceName, profile } from '../../src/provider/profile.ts'
import { claimProblems, claims } from './claims/claims.ts'
import type { Finding, Problem, SourcesByLanguage } from './finding.ts'
import { blocksIn } from './json.ts'
import { movedProblems } from './moved.ts'
import { promisedAvailability } from './placeholders.ts'
import { billing, billingProblems } from './pricing/billing.ts'
import { priceProblems } from './pricing/check.ts'
import { creditProblems, creditSource } from './pricing/credits.ts'
import { historyProblems } from './pricing/history.ts'
import { advice } from './quality/quality.ts'
import { searchWordProblems, searchWords } from './search/words-file.ts'
import { fileOf } from './sources.ts'
import type { Json } from './strings.ts'
import { files } from './structure/files.ts'
import { invoices } from './structure/invoices.ts'
import { languages } from './structure/languages.ts'
import { days, listed, stories } from './structure/listed.ts'
import { schedules } from './structure/schedules.ts'
import { schema } from './structure/schema.ts'
import { texts } from './structure/texts.ts'
import { unique } from './structure/unique.ts'

const structure = [files, schema, texts, unique, listed, days, stories, schedules, invoices, languages]

const problemOf = ({ language, namespace, key, message }: Finding, isAdvice: boolean): Problem => ({
  file: fileOf(language, namespace),
  key,
  message,
  advice: isAdvice,
})

/** Whether a page consists of one sample block and has yet to be written: the list of samples says so once, advice would many times. */
const isUnwritten = (source: Json | undefined): boolean => {
  const blocks = blocksIn(source)
  return blocks.length === 1 && blocks[0]?.sample === true
}

/** A problem in a file without locale texts, whose message already names the file. */
const beside = (message: string): Problem => ({ file: '', key: '', message, advice: false })

/** Finds mistakes in the locale files, the price list and the search words, then wording that could be better; mistakes come first. */
export const findProblems = (
  sources: SourcesByLanguage,
  { stops }: { readonly stops: 'all' | readonly AdviceName[] } = profile,
): Problem[] => {
  const found = [
    ...structure.flatMap((check) => [...check(sources)].map((finding) => problemOf(finding, false))),
    ...Object.entries(advice).flatMap(([name, check]) =>
      check(sources)
        .filter(({ language, namespace }) => !isUnwritten(sources[language].get(namespace)))
        .map((finding) => problemOf(finding, stops !== 'all' && !stops.includes(name as AdviceName))),
    ),
    ...[
      ...priceProblems(prices),
      ...historyProblems(history),
      ...billingProblems(billing, prices),
      ...creditProblems(creditSource, promisedAvailability),
      ...claimProblems(claims, sources),
      ...searchWordProblems(searchWords),
      ...movedProblems(),
    ].map(beside),
  ]
  return [...found.filter((problem) => !problem.advice), ...found.filter((problem) => problem.advice)]
}
