import { collections, itemsOf } from '../../../src/catalogue/collections.ts'
import { isIn, type PageId } from '../../../src/catalogue/pages.ts'
import { absoluteUrl, pathOf } from '../../../src/catalogue/urls.ts'
import type { Compiled } from '../../../src/content/compiled.ts'
import { feedPath } from '../../../src/findability/feed-path.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { brand } from '../../../src/provider/brand.ts'
import { plainText } from '../../../src/typography/plain-text.ts'
import { pageTexts } from './page-texts.ts'
import type { Changed } from './sitemap.ts'

/** Maximum number of entries; the landing page lists older pages. */
const most = 20

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => plainText(text).replace(/[&<>"]/g, (sign) => characters[sign] ?? sign)

/** The beginning of a day in Thailand, as feeds write times (RFC 3339). */
const timeOf = (day: string) => `${day}T00:00:00+07:00`

interface Entry {
  readonly id: PageId
  readonly date: string
  readonly updated: string
}

const entry = ({ id, date, updated }: Entry, language: Language, compiled: Compiled) => {
  const { title, lead } = pageTexts(compiled, id)
  const address = absoluteUrl(pathOf(id), language)
  return `<entry>
<id>${address}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${timeOf(date)}</published>
<updated>${timeOf(updated)}</updated>
<summary>${escaped(lead)}</summary>
</entry>`
}

/** Writes the Atom feed (RFC 4287) of a collection. */
const feedOf = (
  landing: PageId,
  entries: readonly Entry[],
  language: Language,
  compiled: Compiled,
): string => {
  const { label, purpose } = pageTexts(compiled, landing)
  const address = absoluteUrl(pathOf(landing), language)
  const updated =
    entries
      .map((one) => one.updated)
      .sort()
      .at(-1) ?? '1970-01-01'
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${address}</id>
<title>${escaped(`${label} | ${brand.product}`)}</title>
<subtitle>${escaped(purpose)}</subtitle>
<link rel="self" type="application/atom+xml" href="${brand.siteUrl}${feedPath(landing, language)}"/>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${timeOf(updated)}</updated>
<author><name>${escaped(brand.legalEntity)}</name><uri>${brand.siteUrl}/</uri></author>
${entries.map((one) => entry(one, language, compiled)).join('\n')}
</feed>
`
}

/**
 * Writes the feed of each collection in a language, by path in the site.
 * @param changed the day of a page's last change; an entry without one counts as changed on its own day
 */
export const feeds = (
  language: Language,
  compiled: Compiled,
  changed: Changed,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    collections.flatMap(({ kind, landing }) => {
      if (!isIn(landing, language)) return []
      const entries = itemsOf(kind)
        .filter((id) => isIn(id, language))
        .flatMap((id): Entry[] => {
          const { date } = pageTexts(compiled, id)
          if (!date) return []
          const day = changed(language, id) ?? date
          return [{ id, date, updated: day > date ? day : date }]
        })
        .sort((a, b) => b.date.localeCompare(a.date))
      return [
        [feedPath(landing, language).slice(1), feedOf(landing, entries.slice(0, most), language, compiled)],
      ]
    }),
  )
