import { readFileSync, writeFileSync } from 'node:fs'
import { languages } from '../../src/i18n/languages.ts'
import type { Answers } from './answers.ts'
import { providerFile } from './current.ts'
import { securityTxt } from './security-txt.ts'
import { rewriteValue } from './source-file.ts'

export const addLanguages = (answers: Answers['languages']) => {
  if (Object.keys(answers).length === 0) return
  const added = Object.entries(answers).map(([code, { partial, ...facts }]) => [
    code,
    { prefix: `/${code}`, ...facts, ...(partial && { partial }) },
  ])
  const all = { ...languages, ...Object.fromEntries(added) }
  rewriteValue(providerFile('languages.ts'), 'languages', all)
  const preferred = `Preferred-Languages: ${Object.keys(all).join(', ')}`
  writeFileSync(
    securityTxt,
    readFileSync(securityTxt, 'utf8').replace(/^Preferred-Languages:.*$/m, preferred),
  )
}
