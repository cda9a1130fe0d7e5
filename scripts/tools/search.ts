import { readFileSync } from 'node:fs'
import { pathOf } from '../../src/catalogue/urls.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import { Search } from '../../src/search/search.ts'
import { buildIndex } from '../content/search/build-index.ts'
import { measure, type Query } from '../content/search/evaluation.ts'
import { readSources } from '../content/sources.ts'
import { fail } from '../shared/fail.ts'

// Tries queries on the site's search: `npm run search -- LANG FILE`.
const [language, file] = process.argv.slice(2)
if (!isLanguage(language) || file === undefined) fail('usage: npm run search -- en|th FILE')
else {
  const search = new Search(buildIndex(language, readSources(language)))
  const queries = JSON.parse(readFileSync(file, 'utf8')) as Query[]
  const { ranks, at1, at3, mrr } = measure(queries, (q) =>
    search.answer(q).hits.map(({ page }) => pathOf(page)),
  )
  for (const [at, { q, pages }] of queries.entries()) {
    const rank = ranks[at]
    if (rank !== 1)
      console.log(
        `${rank ?? '–'}\t${q}\tinstead of ${pages.join(', ')}: ${search
          .answer(q)
          .hits.slice(0, 3)
          .map(({ page }) => pathOf(page))
          .join(', ')}`,
      )
  }
  console.log(`success@1 ${at1.toFixed(2)}, success@3 ${at3.toFixed(2)}, MRR ${mrr.toFixed(2)}`)
}
