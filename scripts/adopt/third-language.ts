import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultLanguage } from '../../src/i18n/languages.ts'
import { localesFolder } from '../content/sources.ts'
import { changeTexts, changeWords } from '../serve/pseudo.ts'

/**
 * Writes a language in part, for tests: the given files of the default language with umlauts, which are as long as what they replace.
 * Arguments: the language, and the names of the files below a language's folder.
 */
const [language = '', ...files] = process.argv.slice(2)
const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' }
const translated = (text: string) =>
  changeWords(text, (words) => words.replace(/[aou]/g, (letter) => umlauts[letter] ?? letter))

for (const namespace of files) {
  const fileIn = (code: string) => join(localesFolder, code, `${namespace}.json`)
  const source = JSON.parse(readFileSync(fileIn(defaultLanguage), 'utf8'))
  mkdirSync(dirname(fileIn(language)), { recursive: true })
  writeFileSync(fileIn(language), JSON.stringify(changeTexts(namespace, source, translated), null, 2))
}
