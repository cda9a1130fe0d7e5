import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import file from '../../../locales/claims.json' with { type: 'json' }
import { pageId } from '../../../src/blocks/fields.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, type Language, languageCodes, wordsLocale } from '../../../src/i18n/languages.ts'
import type { SourcesByLanguage } from '../finding.ts'
import { fileOf } from '../sources.ts'
import { placeholdersOf, strings } from '../strings.ts'

/**
 * How well a claim is supported: `read` in a source that states it; `known` in the trade, without a source that was read; `open` if it could
 * not be verified, so that each page must give the month of the last check.
 */
const evidence = z.enum(['read', 'known', 'open'])

const claim = z
  .strictObject({
    /** What the pages say, in one sentence. */
    claim: z.string().min(1),
    pages: z.array(pageId).min(1),
    sources: z.array(z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })),
    evidence,
    readOn: z.iso.date(),
    checkBy: z.iso.date(),
  })
  .refine(
    (value) => value.evidence !== 'read' || value.sources.length > 0,
    'names no source in which it was read',
  )
  .refine(
    ({ readOn, checkBy }) => readOn < checkBy,
    'is due for another check before the day on which it was read',
  )

export const claimsSchema = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  claim,
)

export type Claim = z.infer<typeof claim>
export type Claims = Readonly<Record<string, Claim>>

/** Statements on pages that go out of date: prices, versions, regions, laws. */
export const claims = file as Claims

const path = 'locales/claims.json'
const placeholderOf = (id: string) => `{{asOf.${id}}}`

/** Finds malformed claims, and claims and pages that do not refer to each other; one line each. */
export const claimProblems = (given: unknown, sources: SourcesByLanguage): string[] => {
  const parsed = claimsSchema.safeParse(given)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`)
  return languageCodes.flatMap((language) =>
    Object.entries(parsed.data).flatMap(([id, { pages, evidence: proof }]) => {
      const dated = pagesWith(placeholderOf(id), sources, language)
      const listed = pages.map((page) => namespaceOf(pageOf(page)))
      return [
        ...[...dated]
          .filter((namespace) => !listed.some((one) => one === namespace))
          .map(
            (namespace) =>
              `${fileOf(language, namespace)}: dates "${id}", but ${path} does not list this page for it`,
          ),
        ...(proof === 'open' ? listed : [])
          .filter((namespace) => sources[language].has(namespace) && !dated.has(namespace))
          .map((namespace) => `${fileOf(language, namespace)}: "${id}" is open: say ${placeholderOf(id)}`),
      ]
    }),
  )
}

const pagesWith = (placeholder: string, sources: SourcesByLanguage, language: Language): Set<string> =>
  new Set(
    [...sources[language]]
      .filter(([, source]) =>
        [...strings(source)].some(([, text]) => placeholdersOf(text).includes(placeholder)),
      )
      .map(([namespace]) => namespace),
  )

/** The claims whose next check was due by a date (YYYY-MM-DD), longest overdue first; one line each. */
export const dueClaims = (given: Claims, day: string): string[] =>
  Object.entries(given)
    .filter(([, { checkBy }]) => checkBy <= day)
    .sort(([, one], [, other]) => one.checkBy.localeCompare(other.checkBy))
    .map(
      ([id, { checkBy, pages, sources }]) =>
        `${id}, due ${checkBy}, on ${pages.join(', ')}${sources.map(({ url }) => `\n    ${url}`).join('')}`,
    )

/** "as of {{month}}" in a language; in the default language if that has no texts yet. */
const wordingIn = (language: Language): string => {
  const codes: readonly Language[] = [language, defaultLanguage]
  const file = codes.map((code) => fileOf(code, 'common')).find(existsSync)
  return JSON.parse(readFileSync(file ?? '', 'utf8')).asOf
}

/** The month in which each claim was read, in the language's form, by placeholder name. */
export const claimTexts = (language: Language): Readonly<Record<string, string>> => {
  const wording = wordingIn(language)
  const format = new Intl.DateTimeFormat(wordsLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return Object.fromEntries(
    Object.entries(claims).map(([id, { readOn }]) => [
      `asOf.${id}`,
      wording.replace('{{month}}', format.format(new Date(readOn))),
    ]),
  )
}
