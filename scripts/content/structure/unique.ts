import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'

const keys = ['title', 'description', 'h1', 'label'] as const

/** Reports texts that two pages share although tabs, search results and menus identify pages by them. */
export function* unique(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const key of keys) {
      const seen = new Map<string, string>()
      for (const namespace of pages.map(namespaceOf)) {
        const text = (sources[language].get(namespace) as Record<string, string> | undefined)?.[key]
        if (text === undefined) continue
        const other = seen.get(text)
        if (other) yield { language, namespace, key, message: `is the same as in ${other}` }
        seen.set(text, namespace)
      }
    }
}
