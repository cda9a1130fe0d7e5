import { type PageKind, pages } from '../../catalogue/pages.ts'
import { namespaceOf } from '../../catalogue/urls.ts'
import { languageCodes } from '../../i18n/languages.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { pageSchema } from '../page.ts'
import { requirements } from '../page-kinds.ts'
import type { Json } from '../strings.ts'

type Mistake = Pick<Finding, 'key' | 'message'>

/** Reports pages that break the schema or lack a block that their kind needs. */
export function* schema(sources: SourcesByLanguage): Generator<Finding> {
  for (const language of languageCodes)
    for (const page of pages) {
      const namespace = namespaceOf(page)
      const source = sources[language].get(namespace)
      if (source === undefined) continue
      for (const mistake of mistakesOf(source, page.kind)) yield { language, namespace, ...mistake }
    }
}

const mistakesOf = (source: Json, kind: PageKind): Mistake[] => {
  const { success, data, error } = pageSchema.safeParse(source)
  if (!success) return error.issues.map(({ path, message }) => ({ key: path.join('.'), message }))
  const blocks = data.blocks as AnyBlock[]
  return [...missingBlocks(blocks, kind), ...repeatedIds(blocks)]
}

interface AnyBlock {
  type: string
  id: string
  items?: unknown
}

function* missingBlocks(blocks: readonly AnyBlock[], kind: PageKind): Generator<Mistake> {
  const { blocks: needed, questions = 0 } = requirements[kind]
  for (const types of needed)
    if (!types.some((name) => blocks.some(({ type }) => type === name)))
      yield { key: 'blocks', message: `a page of kind ${kind} needs a block of type ${types.join('|')}` }
  const asked = blocks.flatMap(({ type, items }) =>
    type === 'questions' && Array.isArray(items) ? items : [],
  )
  if (asked.length < questions)
    yield {
      key: 'blocks',
      message: `a page of kind ${kind} needs ${questions} questions in a block of type questions`,
    }
}

function* repeatedIds(blocks: readonly AnyBlock[]): Generator<Mistake> {
  for (const [index, { id }] of blocks.entries())
    if (blocks.findIndex((block) => block.id === id) !== index)
      yield { key: `blocks.${index}.id`, message: `"${id}" is used twice` }
}
