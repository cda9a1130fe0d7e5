import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Sources } from '../sources.ts'
import { sentencesOf } from './sentences.ts'
import { readerTexts } from './texts.ts'

/** Leaves out legal texts, which repeat each other's definitions on purpose, and the shell, which is not a page. */
const compared = pages.filter(({ kind }) => kind !== 'legal').map(namespaceOf)

/** An act's full name and number, which every page has to write the same way. */
const isActsName = (sentence: string): boolean => /^พ\.ร\.[บกฎ]\. \S+$| act b\.e\b/.test(sentence)

/** Texts in a picture, which may be repeated elsewhere, unlike its caption. */
const drawn = /(?:^|\.)picture\.(?!caption$)/

/** Reports sentences that appear on two pages of a language. */
export const repetitionFindings = (sources: SourcesByLanguage): Finding[] =>
  languageCodes.flatMap((language) => repeated(sources[language], language))

const repeated = (sources: Sources, language: Language): Finding[] => {
  const first = new Map<string, string>()
  const findings: Finding[] = []
  for (const namespace of compared)
    for (const [key, text] of readerTexts(sources.get(namespace) ?? null).filter(([key]) => !drawn.test(key)))
      for (const sentence of sentencesOf(text, language)) {
        if (isActsName(sentence)) continue
        const other = first.get(sentence)
        if (other === undefined) first.set(sentence, namespace)
        else if (other !== namespace)
          findings.push({ language, namespace, key, message: `"${sentence}" also occurs in ${other}` })
      }
  return findings
}
