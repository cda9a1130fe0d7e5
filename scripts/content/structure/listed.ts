import { isItemKind } from '../../../src/catalogue/collections.ts'
import { withJoined } from '../../../src/catalogue/navigation.ts'
import { pages } from '../../../src/catalogue/pages.ts'
import { areaOf, namespaceOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { blocksIn, objectsIn } from '../json.ts'
import type { Json } from '../strings.ts'

const pagesOf = (listed: Json | undefined): string[] =>
  Array.isArray(listed) ? listed.filter((id) => typeof id === 'string') : []
const itemsIn = (kind: Json | undefined): string[] =>
  pages.filter((page) => page.kind === kind).map(({ id }) => id)

/** Reports pages that the landing page of their area does not list. */
export function* listed(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const landing of pages.filter(({ kind }) => kind === 'landing')) {
      const namespace = namespaceOf(landing)
      const source = sources[language].get(namespace)
      if (source === undefined) continue
      const found = new Set(
        blocksIn(source).flatMap(({ type, groups }) =>
          type === 'index'
            ? objectsIn(groups).flatMap(({ pages, kind }) => [
                ...withJoined(pagesOf(pages)),
                ...itemsIn(kind),
              ])
            : [],
        ),
      )
      for (const page of pages)
        if (page.id !== landing.id && areaOf(page) === areaOf(landing) && !found.has(page.id))
          yield {
            language,
            namespace,
            key: 'blocks',
            message: `"${page.id}" is in no index block: add it to the pages of a group, or give its file the \`menuGroup\` of a page that is in one`,
          }
    }
}

/** Reports items of a collection whose date differs between languages: lists and feeds must have the same order in all. */
export function* days(sources: SourcesByLanguage): Generator<Finding> {
  for (const page of pages.filter(({ kind }) => isItemKind(kind))) {
    const namespace = namespaceOf(page)
    const dayIn = (language: Language) =>
      (sources[language].get(namespace) as { date?: Json } | undefined)?.date
    const first = dayIn(defaultLanguage)
    for (const language of languageCodes)
      if (sources[language].has(namespace) && dayIn(language) !== first)
        yield {
          language,
          namespace,
          key: 'date',
          message: `differs from the default language (${JSON.stringify(first)})`,
        }
  }
}

/** Reports stories that are only partly samples: search engines may list either the whole story or none of it. */
export function* stories(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const page of pages.filter(({ kind }) => kind === 'story')) {
      const namespace = namespaceOf(page)
      const blocks = blocksIn(sources[language].get(namespace)).filter(({ type }) => type !== 'action')
      if (new Set(blocks.map(({ sample }) => sample)).size > 1)
        yield {
          language,
          namespace,
          key: 'blocks',
          message: 'marks only some blocks as samples: in a story, mark all of them or none',
        }
    }
}
