import { type Page, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { readSources } from '../../content/sources.ts'
import { gradeOf, lengthsOf, quantile } from './measure.ts'

// Prints readability figures by page and page kind, from the locale files in the current folder.
const sources = { en: readSources('en'), th: readSources('th') }

const measured = (pages as readonly Page[]).flatMap((page) => {
  const [en, th] = [sources.en, sources.th].map((files) => files.get(namespaceOf(page)))
  if (en === undefined || th === undefined) return []
  const [english, thai] = [lengthsOf(en, 'en'), lengthsOf(th, 'th')]
  return [{ path: page.path, kind: page.kind, grade: gradeOf(en), english, thai }]
})

const lengths = (values: readonly number[]) =>
  [0.5, 0.9, 1].map((share) => String(quantile(values, share)).padStart(3)).join(' ')
const row = (name: string, grade: number, english: readonly number[], thai: readonly number[]) =>
  `${name.padEnd(68)}${grade.toFixed(1).padStart(5)}   ${lengths(english)}   ${lengths(thai)}`

console.log(
  `${'median, nine in ten, longest; grades by kind: median page'.padEnd(68)}grade   English words   Thai words`,
)
for (const { path, grade, english, thai } of measured) console.log(row(path, grade, english, thai))
console.log()
const together = [...Map.groupBy(measured, ({ kind }): string => kind), ['all', measured] as const]
for (const [kind, group] of together)
  console.log(
    row(
      `${kind} (${group.length}, hardest ${Math.max(...group.map(({ grade }) => grade)).toFixed(1)})`,
      quantile(
        group.map(({ grade }) => grade),
        0.5,
      ),
      group.flatMap(({ english }) => english),
      group.flatMap(({ thai }) => thai),
    ),
  )
