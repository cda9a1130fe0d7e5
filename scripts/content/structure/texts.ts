import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import { brand } from '../../../src/provider/brand.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { placeholderTexts } from '../placeholders.ts'
import { linksOf, placeholdersOf, strings } from '../strings.ts'
import { linkMistake } from './links.ts'

/** Reports texts that are empty, write out the product's name, or use an unknown placeholder or a broken link. */
export function* texts(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const [namespace, source] of sources[language])
      for (const [key, text] of strings(source)) {
        const found = [
          ...mistakesOf(text),
          ...linksOf(text).map((link) => linkMistake(link, sources[language])),
          ...(namespace.startsWith('pages/') ? unknownPlaceholders(key, text, language) : []),
        ]
        for (const message of found) if (message) yield { language, namespace, key, message }
      }
}

const mistakesOf = (text: string): string[] => [
  ...(text.trim() === '' ? ['is empty'] : []),
  ...(text.includes(brand.product) ? ['names the product: write {{product}}'] : []),
]

/** The number that a fact in a page's head gets from the block that it names. */
const isCount = (key: string, placeholder: string) =>
  /^facts\.\d+\.text$/.test(key) && placeholder === '{{count}}'

const unknownPlaceholders = (key: string, text: string, language: Language): string[] => {
  const texts = placeholderTexts(language)
  return placeholdersOf(text)
    .filter((placeholder) => !(placeholder.slice(2, -2) in texts || isCount(key, placeholder)))
    .map((placeholder) => `${placeholder} is not a placeholder`)
}
