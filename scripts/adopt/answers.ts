import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { archetypeNames, type PageKind } from '../../src/provider/schema.ts'

const words = z.string().trim().min(1)
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const path = z.string().regex(/^\/[a-z0-9/-]+$/, 'must be a path such as /services/colocation')
const inLanguages = z.record(z.string().regex(/^[a-z]{2}$/), words)
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0a0d24"')

/** Kinds whose pages a site may omit; the program itself links to pages of the others. */
export const optionalKinds = [
  'service',
  'use-case',
  'story',
  'calculator',
  'article',
  'guideline',
  'news',
  'job',
] as const satisfies readonly PageKind[]

const site = z.strictObject({
  /** As named in its data sheet. */
  code: words,
  city: z.strictObject({ en: words, th: words }),
  /** Degrees east and north, for the map. */
  at: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  side: z.enum(['left', 'right']).default('left'),
})

export const answersSchema = z.strictObject({
  brand: z
    .strictObject({
      product: words,
      slug: id,
      legalEntity: words,
      legalEntityTh: words,
      siteUrl: z.url({ protocol: /^https$/ }).refine((url) => !url.endsWith('/'), 'must end without a slash'),
      phone: words,
      email: z.email(),
      supportEmail: z.email(),
      privacyEmail: z.email(),
      securityEmail: z.email(),
      line: words,
      profiles: z.array(z.url()),
      address: z.strictObject({
        street: words,
        streetTh: words,
        city: words,
        cityTh: words,
        postalCode: words,
        country: z.string().regex(/^[A-Z]{2}$/),
      }),
    })
    .partial()
    .optional(),
  /** Languages to add, by their code; their texts are in the folder of texts. */
  languages: z
    .record(
      z.string().regex(/^[a-z]{2}$/, 'must be a code such as "de"'),
      z.strictObject({
        /** The language's own name for itself. */
        name: words,
        /** Formats numbers as 1,234.5, as visitors type them: `en-GB` if the language's own does not. */
        locale: words,
        openGraph: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, 'must be a locale such as "de_DE"'),
        spacesBetween: z.enum(['words', 'phrases']).default('words'),
        suggestion: z.strictObject({ text: words, dismiss: words }),
        /** Whether it has only those pages whose files are there. */
        partial: z.boolean().default(true),
      }),
    )
    .default({}),
  /** Ids of the pages to keep, by kind; every page of an unnamed kind stays, and so do items of collections that are not samples. */
  keep: z.partialRecord(z.enum(optionalKinds), z.array(id)).optional(),
  /** Pages of the provider's own. */
  add: z
    .array(
      z.strictObject({
        id,
        path,
        kind: z.enum(optionalKinds).exclude(['calculator', 'news', 'job']),
        label: inLanguages,
        /** The menu group to add it to; for a service, the first group that lists services by default. */
        group: id.optional(),
        /** What the service is to its buyer; by default the same as the first service of its group. */
        archetype: z.enum(archetypeNames).optional(),
        /** Name of a drawing in `@carbon/pictograms`. */
        pictogram: z.string().min(1).optional(),
      }),
    )
    .default([]),
  /** New paths of pages, by id. */
  move: z.record(id, path).default({}),
  /** Locations of the provider's two data centres, the main one first; without distance and round trip these are estimated. */
  sites: z
    .strictObject({
      primary: site,
      secondary: site,
      distance: inLanguages.optional(),
      roundTrip: inLanguages.optional(),
    })
    .optional(),
  /** Colours to change in `src/provider/palette.ts`. */
  palette: z.record(id, colour).default({}),
  /** First-tier unit prices by item id, in baht a month; the other tiers scale in proportion. `null` takes an item off the list. */
  prices: z
    .record(
      id,
      z
        .string()
        .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be baht such as "350.00"')
        .nullable(),
    )
    .default({}),
  /** Changes every price of the list, set-up prices and minimums too, before `prices`; a list that has this version already is left alone. */
  priceChange: z
    .strictObject({
      percent: z.string().regex(/^[+-]\d{1,2}(\.\d{1,2})?%$/, 'must be a change such as "+7%"'),
      version: id,
    })
    .optional(),
  /** Folder of the owner's texts, laid out like `locales`, relative to the file of answers. */
  texts: words.optional(),
})

export type Answers = z.infer<typeof answersSchema>

/**
 * Reads answers from YAML or JSON.
 * @throws with a line for each wrong answer
 */
export const readAnswers = (file: string): Answers => {
  const { success, data, error } = answersSchema.safeParse(parse(readFileSync(file, 'utf8')))
  if (success) return data
  throw new Error(
    error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`).join('\n'),
  )
}
