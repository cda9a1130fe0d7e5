import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Json } from '../../content/strings.ts'
import { fileKindOf } from './file-kind.ts'
import { loadSchemas } from './load.ts'
import { fileText, fromForm, toForm } from './page-file.ts'

const changed: string[] = []
const rewrite = async (file: string, made: (value: Json) => Json) => {
  const text = readFileSync(file, 'utf8')
  const written = await fileText(made(JSON.parse(text)))
  if (written === text) return
  writeFileSync(file, written)
  changed.push(file)
}

// Writes every page file as the editor would, so that the first save of a page written by hand moves no line that was not changed.
const schemas = await loadSchemas()
for (const file of globSync('locales/*/pages/**/*.json')) {
  const schema = schemas[fileKindOf(file)]
  await rewrite(file, (value) => fromForm(toForm(value, schema), schema) as Json)
}

// The other texts have no form and keep their order.
for (const file of globSync([
  'locales/*/*.json',
  'locales/*/calculators/*.json',
  'locales/{facts,claims,cookies,search-words}.json',
]))
  await rewrite(file, (value) => value)
console.log(`${changed.length} files rewritten`)
