import type { z } from 'zod'
import { isItemKind } from '../../../src/catalogue/collections.ts'
import { itemSchema, pageSchema } from '../../../src/content/page.ts'
import { type Mistake, onEachPage } from '../each.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import type { Json } from '../strings.ts'

/** Reports pages that break the schema. */
export const schema = (sources: SourcesByLanguage): Finding[] =>
  onEachPage(sources, (source, { kind }) => mistakesOf(source, isItemKind(kind) ? itemSchema : pageSchema))

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The message of an issue for editors; messages defined by the content (`src/blocks/fields.ts`) stay as they are. */
const messageOf = (issue: z.core.$ZodIssue): string => {
  const place =
    issue.path.length === 0 ? 'page' : `${issue.path.findLast((part) => typeof part === 'string')}`
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has ${listed(issue.keys)}, which no ${place} has: delete ${issue.keys.length > 1 ? 'them' : 'it'}`
    case 'invalid_type':
      // A field's own message says more.
      if (!issue.message.startsWith('Invalid input')) return issue.message
      return issue.input === undefined
        ? 'is missing: write it'
        : `is not ${issue.expected === 'string' ? 'a text' : `of type ${issue.expected}`}: write one`
    case 'too_small':
      return issue.origin === 'array' ? `has too few items: write at least ${issue.minimum}` : issue.message
    case 'too_big':
      return issue.origin === 'array' ? `has too many items: keep at most ${issue.maximum}` : issue.message
    case 'invalid_union':
      return issue.discriminator
        ? `is not a known ${issue.discriminator}: docs/content.md lists them`
        : issue.message
    default:
      return issue.message
  }
}

const mistakesOf = (source: Json, schema: typeof pageSchema | typeof itemSchema): Mistake[] => {
  const { success, data, error } = schema.safeParse(source, { reportInput: true })
  if (!success) return error.issues.map((issue) => ({ key: issue.path.join('.'), message: messageOf(issue) }))
  const facts = 'facts' in data ? (data.facts ?? []) : []
  return [...repeatedIds(data.blocks), ...uncounted(facts, data.blocks)]
}

function* uncounted(
  facts: readonly { readonly count?: string | undefined }[],
  blocks: readonly { id: string }[],
): Generator<Mistake> {
  for (const [index, { count }] of facts.entries())
    if (count !== undefined && !blocks.some(({ id }) => id === count))
      yield {
        key: `facts.${index}.count`,
        message: `"${count}" is no block of the page: name one, or delete the fact`,
      }
}

function* repeatedIds(blocks: readonly { id: string }[]): Generator<Mistake> {
  for (const [index, { id }] of blocks.entries())
    if (blocks.findIndex((block) => block.id === id) !== index)
      yield {
        key: `blocks.${index}.id`,
        message: `"${id}" is used twice: give one of the two another anchor`,
      }
}
