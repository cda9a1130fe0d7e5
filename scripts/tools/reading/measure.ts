import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { Language } from '../../../src/i18n/languages.ts'
import { fillPlaceholders, placeholderTexts } from '../../content/placeholders.ts'
import { partsOf } from '../../content/quality/sentences.ts'
import { readerTexts } from '../../content/quality/texts.ts'
import { countWords } from '../../content/quality/words.ts'
import type { Json } from '../../content/strings.ts'

/** Keys of texts that consist of sentences, unlike headings, labels and table cells. */
const running =
  /^(?:lead|blocks\.\d+\.(?:intro|text|note|paragraphs\.\d+|items\.\d+(?:\.(?:answer|text|note))?))$/

/** A page's English sentences or Thai clauses. */
const partsOn = (source: Json, language: Language): string[] =>
  readerTexts(source)
    .filter(([key]) => running.test(key))
    .flatMap(([, text]) => partsOf(fillPlaceholders(text, placeholderTexts(language)), language))
    .filter((part) => countWords(part, language) > 0)

/** Flesch–Kincaid grade of a page's English: the school year whose pupils can understand it. */
export const gradeOf = (source: Json): number => {
  const sentences = partsOn(source, 'en')
  const total = (count: (sentence: string) => number) =>
    sentences.reduce((sum, sentence) => sum + count(sentence), 0)
  return fleschKincaid({
    sentence: sentences.length,
    word: total((sentence) => countWords(sentence, 'en')),
    syllable: total(syllable),
  })
}

/** Number of words in each English sentence or Thai clause of a page. */
export const lengthsOf = (source: Json, language: Language): number[] =>
  partsOn(source, language).map((part) => countWords(part, language))

/** The quantile: the value below which the given share of all values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
