import { type Page, pages } from '../../src/catalogue/pages.ts'
import { namespaceOf } from '../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from './finding.ts'
import { allTexts, plain } from './quality/texts.ts'
import type { Json } from './strings.ts'

export type Mistake = Pick<Finding, 'key' | 'message'>

/** Reports the mistakes on each page, in every language that has its file. */
export const onEachPage = (
  sources: SourcesByLanguage,
  mistakesOf: (source: Json, page: Page, language: Language) => Iterable<Mistake>,
  list: readonly Page[] = pages,
): Finding[] =>
  languageCodes.flatMap((language) =>
    list.flatMap((page) => {
      const namespace = namespaceOf(page)
      const source = sources[language].get(namespace)
      if (source === undefined) return []
      return [...mistakesOf(source, page, language)].map((mistake) => ({ language, namespace, ...mistake }))
    }),
  )

/** Reports what is wrong with each text, in every language. */
export const onEachText = (
  sources: SourcesByLanguage,
  messagesOf: (text: string, language: Language, namespace: string, key: string) => readonly string[],
  shown = plain,
): Finding[] =>
  languageCodes.flatMap((language) =>
    [...allTexts(sources[language], shown)].flatMap(([namespace, key, text]) =>
      messagesOf(text, language, namespace, key).map((message) => ({ language, namespace, key, message })),
    ),
  )
