import { pages } from '../../catalogue/pages.ts'
import { namespaceOf } from '../../catalogue/urls.ts'
import { languageCodes } from '../../i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'

const expected = new Set<string>(pages.map(namespaceOf))

/** Reports pages without a file, in any language, and files without a page. */
export function* files(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes) {
    const present = sources[language]
    for (const namespace of expected)
      if (!present.has(namespace)) yield { language, namespace, key: '', message: 'is missing' }
    for (const namespace of present.keys())
      if (namespace.startsWith('pages/') && !expected.has(namespace))
        yield { language, namespace, key: '', message: 'belongs to no page of the catalogue' }
  }
}
