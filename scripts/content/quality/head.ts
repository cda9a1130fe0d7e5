import { isItemKind } from '../../../src/catalogue/collections.ts'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import { strings } from '../strings.ts'
import searchTerms from './search-terms.json' with { type: 'json' }

/** Maximum length of a title, in characters, that search results show in full on every device; the product's name follows if it fits. */
const longestTitle = 46
const descriptionLength = { least: 110, most: 160 }

const terms: Partial<Record<PageId, Partial<Record<Language, string>>>> = searchTerms

/** Reports titles and descriptions that search results would cut, that are too short, or that lack what people search for. */
export const headFindings = (sources: SourcesByLanguage): Finding[] =>
  languageCodes.flatMap((language) =>
    pages.flatMap((page) => {
      const namespace = namespaceOf(page)
      if (!sources[language].has(namespace)) return []
      const texts = new Map(strings(sources[language].get(namespace) ?? null))
      const title = filled(texts.get('title') ?? '', language)
      const description = filled(texts.get('description') ?? '', language)
      return [
        ...titleMistakes(title, terms[page.id]?.[language]).map((message) => ({ key: 'title', message })),
        ...(isItemKind(page.kind) ? [] : descriptionMistakes(description)).map((message) => ({
          key: 'description',
          message,
        })),
      ].map((mistake) => ({ language, namespace, ...mistake }))
    }),
  )

const filled = (text: string, language: Language) => fillPlaceholders(text, placeholderTexts(language))

const lengthOf = (text: string) => [...text].length

function* titleMistakes(title: string, wanted: string | undefined): Generator<string> {
  if (lengthOf(title) > longestTitle)
    yield `has ${lengthOf(title)} characters: write at most ${longestTitle}, every Thai sign counted`
  const missing = (wanted ?? '').split(/[\s,]+/).filter((word) => !holds(title, word))
  if (missing.length > 0) yield `is not found by "${wanted}": write ${missing.join(', ')} into it`
}

const holds = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase())

function* descriptionMistakes(description: string): Generator<string> {
  const length = lengthOf(description)
  if (length < descriptionLength.least || length > descriptionLength.most)
    yield `has ${length} characters: write ${descriptionLength.least} to ${descriptionLength.most}`
}
