import { existsSync, readFileSync } from 'node:fs'
import { pathOf } from '../../src/catalogue/urls.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import { Search } from '../../src/search/search.ts'
import { buildIndex } from '../content/search/build-index.ts'
import { measure, type Query } from '../content/search/evaluation.ts'
import { readSources } from '../content/sources.ts'
import { fail } from '../shared/fail.ts'

// Tries the site's search: `npm run search -- LANG WORDS` lists what it finds, `npm run search -- LANG FILE` measures a file of queries.
const [language, ...words] = process.argv.slice(2)

const pagesFound = (search: Search, query: string): string[] =>
  search.answer(query).hits.map(({ page }) => pathOf(page))

const measureFile = (search: Search, file: string) => {
  const queries = JSON.parse(readFileSync(file, 'utf8')) as Query[]
  const { ranks, at1, at3, mrr } = measure(queries, (q) => pagesFound(search, q))
  for (const [at, { q, pages }] of queries.entries()) {
    const rank = ranks[at]
    const found = pagesFound(search, q).slice(0, 3).join(', ')
    if (rank !== 1) console.log(`${rank ?? '–'}\t${q}\tinstead of ${pages.join(', ')}: ${found}`)
  }
  console.log(`success@1 ${at1.toFixed(2)}, success@3 ${at3.toFixed(2)}, MRR ${mrr.toFixed(2)}`)
}

if (!isLanguage(language) || words.length === 0) fail('usage: npm run search -- en|th FILE or WORDS')
else {
  const search = new Search(buildIndex(language, readSources(language)))
  const query = words.join(' ')
  if (existsSync(query)) measureFile(search, query)
  else if (query.endsWith('.json')) fail(`there is no file ${query}`)
  else console.log(pagesFound(search, query).join('\n') || 'nothing found')
}
