import { z } from 'zod'
import { type PageId, pages } from '../catalogue/pages.ts'
import { slips } from '../search/nearest.ts'

/**
 * A text an editor writes; rich text may hold the inline marks of docs/content.md, plain text may not. A schema's
 * `meta` becomes part of its JSON schema, from which the editor's forms are made.
 */
export const rich = z
  .string()
  .regex(/^\S(?:[\s\S]*\S)?$/, 'is empty or starts or ends with a space')
  .meta({ format: 'rich' })
export const text = rich
  .regex(/^(?![\s\S]*(?:\*\*|`|\]\())/, 'holds inline marks where plain text is expected')
  .meta({ format: 'line' })
export const anchor = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const ids: readonly PageId[] = pages.map((page) => page.id)
/** Names the wrong id, then the nearest valid one; a list of all would hide both. */
export const pageId = z
  .enum(ids as [PageId, ...PageId[]], {
    error: ({ input }) => `"${input}" is not a page of the catalogue${didYouMean(String(input), ids)}`,
  })
  .meta({ format: 'page' })

/** "; did you mean …?" if a name is a few slips away from a known one, else an empty text. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const most = Math.max(2, Math.floor(name.length / 3))
  const [nearest] = known
    .map((one) => ({ one, distance: slips(name, one, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest ? `; did you mean "${nearest.one}"?` : ''
}

export const action = z.strictObject({ label: text, page: pageId })
/** A text with a maximum length. */
const limited = (schema: z.ZodString, length: number) =>
  schema
    .refine((value) => [...value].length <= length, `has more than ${length} characters`)
    .meta({ maxLength: length })
export const atMost = (length: number) => limited(text, length)
export const richAtMost = (length: number) => limited(rich, length)

/**
 * The frame all blocks share: an anchor, a heading, the sample mark, whether visitors unfold it, everywhere or on phones, and the pages that
 * it is about.
 */
export const block = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    id: anchor,
    title: text,
    intro: rich.optional(),
    sample: z.literal(true).optional(),
    folded: z.literal(true).optional(),
    foldedOnPhones: z.literal(true).optional(),
    about: z.array(pageId).min(1).optional(),
    ...shape,
  })
