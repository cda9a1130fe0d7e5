import { z } from 'zod'
import { anchor, atMost, block, rich, text } from './fields.ts'

/** State of a part, shown as a sign; the words beside it say the same. */
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

/** An illustration of a screen or a document of the service; its names and figures are an example's. */
export const picture = z.discriminatedUnion('kind', [
  /** A console's list. */
  kind('console', { sums: z.array(sum).min(2).max(3), rows }),
  /** A test report: measured values, each bar as a share of the agreed one. */
  kind('report', { verdict: atMost(90), rows, signed: atMost(60) }),
  /** Cost by month: a stacked column per month, and what changed. */
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
  /** An invoice that the build prices from the price list: quantities by item id, and the term in months. */
  kind('invoice', { order: z.record(anchor, z.number().positive()), term: z.number().int().positive() }),
  /** Availability by day; days are numbered from 0. */
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
  /** A plan along a timeline; positions are in ticks, from 0. */
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
  /**
   * What a disaster costs, by a tier to choose: data lost and time without service, in words and in minutes. With `price`, the build prices
   * each tier's order of an example by the price list: quantities by item id; a tier without an order says `onRequest`. With `sites`, each
   * tier's copies are drawn at their sites, numbered from 0, with their age.
   */
  kind('recovery', {
    choose: atMost(40),
    price: z.strictObject({ example: atMost(70), onRequest: atMost(24) }).optional(),
    sites: z.array(atMost(24)).min(2).max(3).optional(),
    moment: atMost(20),
    lost: atMost(32),
    back: atMost(32),
    tiers: z
      .array(
        z.strictObject({
          name: atMost(6),
          method: atMost(80),
          lost: atMost(20),
          back: atMost(20),
          minutes: z.strictObject({ lost: z.number().min(0), back: z.number().min(0) }),
          order: z.record(anchor, z.number().positive()).optional(),
          fits: atMost(60),
          copies: z
            .array(
              z.strictObject({ name: atMost(30), site: z.number().int().min(0).max(2), age: atMost(30) }),
            )
            .max(5)
            .optional(),
        }),
      )
      .min(2)
      .max(5),
  }),
  /** Sizes to choose from; the build draws and prices each from the price list: quantities by item id. */
  kind('capacity', {
    choose: atMost(40),
    sizes: z
      .array(
        z.strictObject({
          name: atMost(16),
          fits: atMost(70),
          order: z.record(anchor, z.number().positive()),
        }),
      )
      .min(2)
      .max(6),
  }),
  /** Where a workload fits best, by a workload to choose: places by round trip, in milliseconds, and what decides. */
  kind('places', {
    choose: atMost(40),
    here: atMost(20),
    best: atMost(20),
    places: z
      .array(z.strictObject({ name: atMost(36), note: atMost(44), milliseconds: z.number().positive() }))
      .min(2)
      .max(3),
    workloads: z
      .array(
        z.strictObject({
          name: atMost(24),
          place: z.number().int().min(0).max(2),
          because: atMost(120),
          facts: z
            .array(z.strictObject({ term: atMost(24), text: atMost(70) }))
            .min(2)
            .max(4),
        }),
      )
      .min(2)
      .max(4),
  }),
  /** Four weeks of work, by a kind of work to choose: its days, numbered from 0, who does it and what is left of it. */
  kind('month', {
    choose: atMost(40),
    days: z.array(atMost(6)).length(7),
    works: z
      .array(
        z.strictObject({
          name: atMost(16),
          days: z.array(z.number().int().min(0).max(27)).min(1),
          when: atMost(44),
          text: atMost(140),
          left: atMost(90),
        }),
      )
      .min(2)
      .max(5),
    left: atMost(24),
  }),
  /** Checks in their order, by a case to choose: `stops` is the check that stops the case, numbered from 0; without it, all let it pass. */
  kind('gates', {
    choose: atMost(40),
    passed: atMost(20),
    stopped: atMost(20),
    unreached: atMost(20),
    gates: z
      .array(z.strictObject({ name: atMost(28), note: atMost(48) }))
      .min(3)
      .max(6),
    cases: z
      .array(
        z.strictObject({
          name: atMost(24),
          stops: z.number().int().min(0).max(5).optional(),
          result: atMost(44),
          because: atMost(150),
        }),
      )
      .min(2)
      .max(4),
  }),
  /** What carries the work when, by a case to choose: parts along a timeline, each with its spans; positions are in ticks, from 0. */
  kind('handover', {
    choose: atMost(40),
    carries: atMost(20),
    ready: atMost(20),
    fails: atMost(20),
    cases: z
      .array(
        z.strictObject({
          name: atMost(24),
          ticks: z.array(atMost(12)).min(3).max(6),
          parts: z
            .array(
              z.strictObject({
                name: atMost(36),
                spans: z
                  .array(
                    z.strictObject({
                      start: z.number().min(0),
                      end: z.number().min(0),
                      is: z.enum(['carries', 'ready', 'fails']),
                    }),
                  )
                  .min(1)
                  .max(5),
              }),
            )
            .min(2)
            .max(4),
          result: atMost(44),
          because: atMost(150),
        }),
      )
      .min(2)
      .max(4),
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
