import { z } from 'zod'
import { type PageId, pages } from '../catalogue/pages.ts'
import { slips } from '../search/nearest.ts'

const marks = /\*\*|`|\]\(/

/** A text an editor writes; rich text may hold the inline marks of docs/content.md, plain text may not. */
export const rich = z.string().regex(/^\S(?:[\s\S]*\S)?$/, 'is empty or starts or ends with a space')
export const text = rich.refine(
  (value) => !marks.test(value),
  'holds inline marks where plain text is expected',
)
export const anchor = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const ids: readonly PageId[] = pages.map((page) => page.id)
/** Names the wrong id before the nearest right one; a list of all would hide both. */
export const pageId = z.enum(ids as [PageId, ...PageId[]], {
  error: ({ input }) => `"${input}" is no page of the catalogue${didYouMean(String(input), ids)}`,
})

/** "; did you mean …?", if a name is a few slips away from one of the known. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const most = Math.max(2, Math.floor(name.length / 3))
  const [nearest] = known
    .map((one) => ({ one, distance: slips(name, one, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest ? `; did you mean "${nearest.one}"?` : ''
}

export const action = z.strictObject({ label: text, page: pageId })
export const atMost = (length: number) =>
  text.refine((value) => [...value].length <= length, `has more than ${length} characters`)

/** The frame all blocks share: an anchor, a heading and the sample mark. */
export const block = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    id: anchor,
    title: text,
    intro: rich.optional(),
    sample: z.literal(true).optional(),
    ...shape,
  })
