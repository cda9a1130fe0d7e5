import { isItemKind } from '../../catalogue/collections.ts'
import { pages } from '../../catalogue/pages.ts'
import { namespaceOf } from '../../catalogue/urls.ts'
import { languageCodes } from '../../i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { itemSchema, pageSchema } from '../page.ts'
import type { Json } from '../strings.ts'

type Mistake = Pick<Finding, 'key' | 'message'>

/** Reports pages that break the schema. */
export function* schema(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const page of pages) {
      const namespace = namespaceOf(page)
      const source = sources[language].get(namespace)
      if (source === undefined) continue
      for (const mistake of mistakesOf(source, isItemKind(page.kind) ? itemSchema : pageSchema))
        yield { language, namespace, ...mistake }
    }
}

const mistakesOf = (source: Json, schema: typeof pageSchema | typeof itemSchema): Mistake[] => {
  const { success, data, error } = schema.safeParse(source)
  if (!success) return error.issues.map(({ path, message }) => ({ key: path.join('.'), message }))
  return [...repeatedIds(data.blocks as readonly { id: string }[])]
}

function* repeatedIds(blocks: readonly { id: string }[]): Generator<Mistake> {
  for (const [index, { id }] of blocks.entries())
    if (blocks.findIndex((block) => block.id === id) !== index)
      yield { key: `blocks.${index}.id`, message: `"${id}" is used twice` }
}
