import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Json } from '../../content/strings.ts'
import { fileKindOf } from './file-kind.ts'
import { loadSchemas } from './load.ts'
import { fileText, fromForm, toForm } from './page-file.ts'

// Writes every page file as the editor would, so that the first save of a page written by hand moves no line that was not changed.
const schemas = await loadSchemas()
const changed: string[] = []
for (const file of globSync('locales/*/pages/**/*.json')) {
  const text = readFileSync(file, 'utf8')
  const schema = schemas[fileKindOf(file)]
  const written = await fileText(fromForm(toForm(JSON.parse(text), schema), schema) as Json)
  if (written === text) continue
  writeFileSync(file, written)
  changed.push(file)
}
console.log(`${changed.length} files rewritten`)
