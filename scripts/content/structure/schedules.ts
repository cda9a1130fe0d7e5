import { type Page, type PageKind, pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages.ts'
import { prices } from '../../../src/pricing/prices.ts'
import { pages as listedPages } from '../../../src/provider/pages.ts'
import { ownPlaceFields, type Schedule } from '../../../src/provider/schema.ts'
import type { Finding, SourcesByLanguage } from '../finding.ts'
import { isJsonObject } from '../json.ts'
import { nameOf } from '../quality/texts.ts'
import { type Json, linksOf, strings } from '../strings.ts'

/** Kinds of pages that the program needs at all times. */
const needed: ReadonlySet<PageKind> = new Set(['home', 'search', 'contact', 'pricing'])

/** The pages that the price list names. */
const sold: ReadonlySet<string> = new Set([
  ...prices.items.map(({ service }) => service),
  ...[...prices.services, ...prices.useCases].map(({ page }) => page),
])

const listed: readonly Page[] = listedPages
const isListed = (id: string) => listed.some((page) => page.id === id)

/** Keys whose values are page ids, besides inline links. */
const keysOfIds: ReadonlySet<string> = new Set(['page', 'pages', 'related', 'instead'])

/** A file's fields; a file may hold anything, which the schema check reports. */
const fieldsOf = (source: Json): Readonly<Record<string, Json>> => (isJsonObject(source) ? source : {})

const scheduleIn = (source: Json): Schedule => {
  const { draft, ...days } = fieldsOf(source)
  const texts = (['publishAt', 'unpublishAt', 'instead'] as const).flatMap((key) =>
    typeof days[key] === 'string' ? [[key, days[key]] as const] : [],
  )
  return { ...(draft === true && { draft }), ...Object.fromEntries(texts) }
}

/** The pages that a page leads to, each with the key that names it. */
function* targetsIn(source: Json): Generator<[key: string, id: string]> {
  for (const [key, text] of strings(source))
    if (keysOfIds.has(nameOf(key))) yield [key, text]
    else
      for (const link of linksOf(text)) {
        const [, id] = /^page:([^#]+)/.exec(link) ?? []
        if (id) yield [key, id]
      }
}

/** Why a link of a published page would lead nowhere on some day, and what to do. */
const leadsNowhere = (schedule: Schedule, id: string, other: Schedule): string | undefined => {
  if (schedule.draft) return undefined
  if (other.draft) return `"${id}" is a draft, which a release leaves out: link to it once it no longer is`
  const { publishAt: from = '', unpublishAt: until } = other
  if (from > (schedule.publishAt ?? ''))
    return `"${id}" is published on ${from}, after this page: give this page the same \`publishAt\`, or link to it from that day`
  if (until && (!schedule.unpublishAt || schedule.unpublishAt > until))
    return `"${id}" is taken down on ${until}, but this page is not: remove the link, or give this page the same \`unpublishAt\``
  return undefined
}

/**
 * Reports impossible schedules, and links that a release would lose: whatever the day, a published page leads to published pages only.
 */
export function* schedules(sources: SourcesByLanguage): Generator<Finding> {
  const sourceOf = (page: Page) => sources[defaultLanguage].get(namespaceOf(page)) ?? null
  const byId = new Map<string, Schedule>(pages.map((page) => [page.id, scheduleIn(sourceOf(page))]))
  for (const page of pages) {
    const namespace = namespaceOf(page)
    const source = sourceOf(page)
    const schedule = scheduleIn(source)
    const { publishAt, unpublishAt, instead } = schedule
    const at = (key: string, message: string): Finding => ({
      language: defaultLanguage,
      namespace,
      key,
      message,
    })
    const scheduled = (['draft', 'publishAt', 'unpublishAt'] as const).find(
      (key) => schedule[key] !== undefined,
    )
    if (scheduled && needed.has(page.kind))
      yield at(scheduled, 'is on a page that the site always needs: delete it')
    if (scheduled && sold.has(page.id))
      yield at(scheduled, 'is on a page that src/provider/prices.json names: remove the page there first')
    if (publishAt && unpublishAt && unpublishAt <= publishAt)
      yield at('unpublishAt', `${unpublishAt} is not after \`publishAt\`, ${publishAt}: write a later day`)
    if (instead && !unpublishAt)
      yield at('instead', 'is read after `unpublishAt`, which is missing: write that day, or delete this')
    if (isListed(page.id))
      for (const key of [...ownPlaceFields, 'kind'])
        if (key in fieldsOf(source))
          yield at(
            key,
            'is only for pages that are declared in their own file; src/provider declares this one: delete it',
          )
    for (const language of languageCodes)
      for (const [key, id] of targetsIn(sources[language].get(namespace) ?? null)) {
        const other = byId.get(id)
        const message = other && id !== page.id ? leadsNowhere(schedule, id, other) : undefined
        if (message) yield { language, namespace, key, message }
      }
  }
}
