import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isIn, type Page, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { languageCodes, languages } from '../../../src/i18n/languages.ts'
import { allSources } from '../../content/all-sources.ts'
import { missingWords } from '../../content/form-words.ts'
import { fileOf } from '../../content/sources.ts'
import { fail } from '../../shared/fail.ts'
import { behind } from './behind.ts'
import { missingLines } from './missing-lines.ts'

/** Page views by path, from lines of `path,views` as exported by analytics. */
const readViews = (file: string | undefined): ReadonlyMap<string, number> => {
  if (file !== undefined && !existsSync(file)) fail(`there is no file ${file}`)
  return new Map(
    file
      ? readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => line.trim().split(','))
          .flatMap(([path = '', views]): [string, number][] =>
            Number(views) > 0 ? [[path, Number(views)]] : [],
          )
      : [],
  )
}

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

// `npm run translations -- --since 2027-01-12 views.csv`: ignores changes before that day, as already reviewed.
const { values, positionals } = parseArgs({
  options: { since: { type: 'string', default: '1970-01-01' } },
  allowPositionals: true,
})
const views = readViews(positionals[0])
// Without a file of views, keeps the order of the catalogue.
const byVisits = pages.toSorted((a, b) => (views.get(b.path) ?? 0) - (views.get(a.path) ?? 0))
const named = ({ path }: Pick<Page, 'path'>) =>
  `${path}${views.has(path) ? ` (${views.get(path)} views)` : ''}`

const late = byVisits
  .map((page) => ({
    page,
    texts: behind(namespaceOf(page)).filter(({ since }) => day(since) >= values.since),
  }))
  .filter(({ texts }) => texts.length > 0)

for (const { page, texts } of late) {
  console.log(named(page))
  for (const { language, key, since } of texts)
    console.log(`  ${fileOf(language, namespaceOf(page))}: ${key}: its twin changed on ${day(since)}`)
}
console.log(
  late.length === 0
    ? 'translations: every text has followed its twin'
    : `translations: ${late.reduce((sum, { texts }) => sum + texts.length, 0)} texts on ${late.length} pages have yet to follow their twin; \`npm run translations -- FILE\` takes views as lines of path,views`,
)

const words = missingWords(allSources())
for (const language of languageCodes.filter((code) => languages[code].partial)) {
  const lacked = byVisits.filter(({ id }) => !isIn(id, language))
  console.log(
    `\n${languages[language].name}: ${lacked.length} of ${pages.length} pages are still to be written`,
  )
  for (const page of lacked) console.log(`  ${named(page)}: ${fileOf(language, namespaceOf(page))}`)
  for (const { namespace, message } of words.filter((finding) => finding.language === language))
    console.log(`  ${fileOf(language, namespace)}: ${message}`)
  for (const [file, names] of missingLines(language))
    console.log(`  ${file}: no line in ${languages[language].name} for ${names.join(', ')}`)
}
