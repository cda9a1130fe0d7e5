import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { didYouMean } from '../../src/blocks/fields.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { archetypeNames, type PageKind } from '../../src/provider/schema.ts'

const words = z.string().trim().min(1)
/** What YAML reads as a number unless it is quoted. */
const digits = (schema: z.ZodString) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema)
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
const path = z
  .string()
  .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'must be a path such as /services/colocation')
const inLanguages = z.record(z.string().regex(/^[a-z]{2}$/), words)
/** A text in each language that has every page, and possibly in others. */
const inEveryLanguage = inLanguages.refine(
  (texts) => wholeLanguages.every((language) => texts[language]),
  `must be given in ${wholeLanguages.join(' and ')}`,
)
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

const eastThenNorth = 'must be degrees east, then degrees north, such as [100.5, 13.75]'
const degrees = (most: number) => z.number().min(-most, eastThenNorth).max(most, eastThenNorth)

const site = z.strictObject({
  /** As named in its data sheet. */
  code: words,
  city: z.strictObject(
    { en: words, th: words },
    { error: ({ code }) => (code === 'invalid_type' ? 'must be { en: …, th: … }' : undefined) },
  ),
  /** Degrees east and north, for the map. */
  at: z.tuple([degrees(180), degrees(90)]),
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
        postalCode: digits(words),
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
        label: inEveryLanguage,
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
      distance: inEveryLanguage.optional(),
      roundTrip: inEveryLanguage.optional(),
    })
    .optional(),
  /** Colours to change in `src/provider/palette.ts`. */
  palette: z.record(id, colour).default({}),
  /** First-tier unit prices by item id, in baht a month; the other tiers scale in proportion. `null` takes an item off the list. */
  prices: z
    .record(id, digits(z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be baht such as 350.00')).nullable())
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

/** The names that an object may have at a place in a schema. */
const namesOf = (schema: unknown, path: readonly PropertyKey[]): string[] => {
  let at = schema
  const inner = () => {
    while (at instanceof z.ZodOptional || at instanceof z.ZodDefault || at instanceof z.ZodNullable)
      at = at.unwrap()
  }
  inner()
  for (const key of path) {
    if (at instanceof z.ZodObject) at = at.shape[key as string]
    else if (at instanceof z.ZodArray) at = at.element
    else if (at instanceof z.ZodRecord) at = at.valueType
    inner()
  }
  if (at instanceof z.ZodRecord && at.keyType instanceof z.ZodEnum) return at.keyType.options.map(String)
  return at instanceof z.ZodObject ? Object.keys(at.shape) : []
}

/** An issue as a line for the owner: where it is, what is wrong, and what was probably meant. */
const lineOf = (issue: z.core.$ZodIssue): string[] => {
  const { path, message } = issue
  const place = (more: readonly PropertyKey[]) => [...path, ...more].join('.') || 'the answers'
  if (issue.code !== 'unrecognized_keys') return [`${place([])}: ${message}`]
  const known = namesOf(answersSchema, path)
  return issue.keys.map((key) => {
    const meant = didYouMean(key, known) || `; there are ${known.join(', ')}`
    return `${place([key])}: is not a field${meant}`
  })
}

/**
 * Checks answers.
 * @throws with a line for each wrong one
 */
export const checkedAnswers = (answers: unknown, file: string): Answers => {
  const { success, data, error } = answersSchema.safeParse(answers)
  if (success) return data
  throw new Error(
    error.issues
      .flatMap(lineOf)
      .map((line) => `${file}: ${line}`)
      .join('\n'),
  )
}

/**
 * Reads answers from YAML or JSON.
 * @throws with a line for each wrong answer
 */
export const readAnswers = (file: string): Answers => {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  return checkedAnswers(parse(readFileSync(file, 'utf8')), file)
}
