import { isItemKind } from '../../../src/catalogue/collections.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { fillPlaceholders, placeholderTexts } from '../placeholders.ts'
import { strings } from '../strings.ts'
import searchTerms from './search-terms.json' with { type: 'json' }
import { isDense } from './words.ts'

/** Lengths in characters: of a title, the most that search results show in full on every device; the product's name follows if it fits. */
const lengths = { title: 46, description: { least: 110, most: 160 } }
/** Where characters are twice as wide. */
const denseLengths = { title: 23, description: { least: 50, most: 80 } }
const lengthsIn = (language: Language) => (isDense(language) ? denseLengths : lengths)

const terms: Partial<Record<string, Partial<Record<Language, string>>>> = searchTerms

/** Reports titles and descriptions that search results would cut, that are too short, or that lack what people search for. */
export const headFindings = (sources: SourcesByLanguage): Finding[] =>
  onEachPage(sources, (source, page, language) => {
    const texts = new Map(strings(source))
    const title = filled(texts.get('title') ?? '', language)
    const description = filled(texts.get('description') ?? '', language)
    return [
      ...titleMistakes(title, terms[page.id]?.[language], language).map((message) => ({
        key: 'title',
        message,
      })),
      ...(isItemKind(page.kind) ? [] : descriptionMistakes(description, language)).map((message) => ({
        key: 'description',
        message,
      })),
    ]
  })

const filled = (text: string, language: Language) => fillPlaceholders(text, placeholderTexts(language))

const lengthOf = (text: string) => [...text].length

export function* titleMistakes(
  title: string,
  wanted: string | undefined,
  language: Language,
): Generator<string> {
  const { title: longestTitle } = lengthsIn(language)
  const signs = language === 'th' ? ', vowel and tone marks included' : ''
  if (lengthOf(title) > longestTitle)
    yield `has ${lengthOf(title)} characters: write at most ${longestTitle}${signs}`
  const missing = (wanted ?? '').split(/[\s,]+/).filter((word) => !holds(title, word))
  if (missing.length > 0) yield `is not found by "${wanted}": write ${missing.join(', ')} into it`
}

const holds = (title: string, word: string) => title.toLowerCase().includes(word.toLowerCase())

export function* descriptionMistakes(description: string, language: Language): Generator<string> {
  const { least, most } = lengthsIn(language).description
  const length = lengthOf(description)
  if (length < least || length > most) yield `has ${length} characters: write ${least} to ${most}`
}
