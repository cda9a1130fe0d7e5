import { z } from 'zod'
import { anchor, atMost, block, rich, text } from './fields.ts'

/** How a part is; the words beside its sign say the same. */
const state = z.enum(['good', 'busy', 'bad', 'idle'])

/** In percent. */
const share = z.number().min(0).max(100)

const kind = <Kind extends string, Shape extends z.ZodRawShape>(name: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(name),
    name: atMost(40),
    context: atMost(36).optional(),
    caption: rich,
    ...shape,
  })

const row = z.strictObject({
  name: atMost(36),
  note: atMost(56).optional(),
  value: atMost(22),
  state: state.optional(),
  share: share.optional(),
})
const rows = z.array(row).min(3).max(6)

const sum = z.strictObject({ value: atMost(14), label: atMost(32) })

/** A screen or a paper of the service, as an illustration: names and figures are those of an example. */
export const picture = z.discriminatedUnion('kind', [
  /** A console's list. */
  kind('console', { sums: z.array(sum).min(2).max(3), rows }),
  /** A test report: what was measured, each bar up to what was agreed. */
  kind('report', { verdict: atMost(90), rows, signed: atMost(60) }),
  /** A month's cost: columns of the parts, month by month, and what changed. */
  kind('cost', {
    parts: z.array(atMost(22)).min(2).max(3),
    months: z
      .array(z.strictObject({ label: atMost(8), heights: z.array(share).min(2).max(3) }))
      .min(4)
      .max(7),
    rows,
  }),
  /** What happened, minute by minute. */
  kind('incident', {
    sums: z.array(sum).min(2).max(3),
    events: z
      .array(
        z.strictObject({
          at: atMost(8),
          title: atMost(44),
          note: atMost(60).optional(),
          state: state.optional(),
        }),
      )
      .min(4)
      .max(7),
  }),
  /** Priced by the price list at build: quantities by the list's items. */
  kind('invoice', { order: z.record(anchor, z.number().positive()), term: z.number().int().positive() }),
  /** Availability by day: the days are numbered from the first, which is 0. */
  kind('status', {
    days: z.number().int().min(14).max(31),
    first: atMost(16),
    last: atMost(16),
    rows: z
      .array(
        z.strictObject({
          name: atMost(36),
          note: atMost(56).optional(),
          value: atMost(22),
          bad: z.array(z.number().int().min(0).max(30)),
        }),
      )
      .min(3)
      .max(6),
  }),
  /** What a certificate covers. */
  kind('certificate', {
    scope: atMost(160),
    facts: z
      .array(z.strictObject({ term: atMost(24), text: atMost(48) }))
      .min(2)
      .max(5),
  }),
  /** A plan along a line of time; places are counted in ticks, from 0. */
  kind('waves', {
    ticks: z.array(atMost(8)).min(4).max(9),
    rows: z
      .array(
        z.strictObject({
          name: atMost(36),
          note: atMost(56).optional(),
          start: z.number().min(0),
          end: z.number().min(0),
          state: state.optional(),
        }),
      )
      .min(3)
      .max(7),
  }),
])

export type Picture = z.infer<typeof picture>
export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

export const schema = block('picture', {
  text: rich.optional(),
  points: z.array(text).max(4).optional(),
  picture,
})

export type Content = z.infer<typeof schema>
