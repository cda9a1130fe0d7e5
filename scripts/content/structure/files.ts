import { isIn, pagesIn } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes, languages } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { fileOf } from '../sources.ts'

/** Says that a file is missing, and which file to translate. */
const missing = (sources: SourcesByLanguage, language: Language, namespace: string): string => {
  const other = languageCodes.find((code) => code !== language && sources[code].has(namespace))
  return other
    ? `is missing: the page has no ${languages[language].name} twin. Copy ${fileOf(other, namespace)} and write it in ${languages[language].name}`
    : 'is missing: the page of the catalogue has no file'
}

const unknown = 'is not in the catalogue yet: run `npm run generate`, or delete the file'

/** Reports pages without a file, in any language, and files without a page. */
export function* files(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes) {
    const present = sources[language]
    const expected = new Set<string>(pagesIn(language).map(namespaceOf))
    for (const namespace of expected)
      if (!present.has(namespace))
        yield { language, namespace, key: '', message: missing(sources, language, namespace) }
    if (!isIn('home', language))
      yield {
        language,
        namespace: namespaceOf(pageOf('home')),
        key: '',
        message: 'is missing: a language begins with its home page, to which its logo leads',
      }
    for (const namespace of present.keys())
      if (namespace.startsWith('pages/') && !expected.has(namespace))
        yield { language, namespace, key: '', message: unknown }
  }
}
