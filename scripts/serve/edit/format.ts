import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Json } from '../../../src/content/strings.ts'
import { fileText, fromForm, toForm } from './page-file.ts'
import { loadPageSchema } from './page-schema.ts'

// Writes every page file as the editor would, so that the editor's first save of a handwritten page changes no other line.
const schema = await loadPageSchema()
const changed: string[] = []
for (const file of globSync('locales/*/pages/**/*.json')) {
  const text = readFileSync(file, 'utf8')
  const written = await fileText(fromForm(toForm(JSON.parse(text), schema), schema) as Json)
  if (written === text) continue
  writeFileSync(file, written)
  changed.push(file)
}
console.log(`${changed.length} files written anew`)
