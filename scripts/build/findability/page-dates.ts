import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type PageId, pagesIn } from '../../../src/catalogue/pages.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { PricingWords } from '../../../src/pricing/page/words.ts'
import { fillPlaceholders, placeholderTexts } from '../../content/placeholders.ts'
import { pricesOf, pricesPart, showsPrices } from '../../content/pricing/add-prices.ts'
import { blocksOf } from '../../content/quality/blocks.ts'
import { readSources, type Sources } from '../../content/sources.ts'
import { mapStrings } from '../../content/strings.ts'

/** Table of the days on which pages changed, since builds of the image have no Git history. */
export const datesFile = 'locales/page-dates.json'

interface Row {
  /** Hash of the page's content. */
  readonly hash: string
  /** `YYYY-MM-DD` in UTC. */
  readonly date: string
}

type PricesPart = Parameters<typeof pricesPart>[0]

/** Rows by `<language> <page id>`. */
type Dates = Readonly<Record<string, Row>>

const keyOf = (language: Language, id: PageId) => `${language} ${id}`

/** The part of the price list that a page shows. */
const pricesOn = (id: PageId, language: Language, sources: Sources): unknown => {
  const words = sources.get('calculators/pricing') as PricingWords | undefined
  if (!words) return undefined
  const page = pageOf(id)
  if (showsPrices(page.kind)) return pricesOf(page, words, language)
  const parts = blocksOf(sources.get(namespaceOf(page))).flatMap(({ type, part }) =>
    type === 'prices' ? [pricesPart(part as PricesPart, words.list, language)] : [],
  )
  return parts.length > 0 ? parts : undefined
}

/** Hashes a page's texts as editors write them, with facts and prices filled in, so that typesetting and layout don't count as changes. */
const hashOf = (id: PageId, language: Language, sources: Sources): string => {
  const texts = placeholderTexts(language)
  const fill = (namespace: string) =>
    mapStrings(sources.get(namespace) ?? null, (text) => fillPlaceholders(text, texts))
  const content = [fill(namespaceOf(pageOf(id))), fill(`calculators/${id}`), pricesOn(id, language, sources)]
  return createHash('sha256')
    .update(JSON.stringify(content).replaceAll('\u00a0', ' '))
    .digest('hex')
    .slice(0, 16)
}

const hashes = (): readonly (readonly [key: string, hash: string])[] =>
  languageCodes.flatMap((language) => {
    const sources = readSources(language)
    return pagesIn(language).map(({ id }) => [keyOf(language, id), hashOf(id, language, sources)] as const)
  })

/** Updates the rows of pages whose content has changed and drops those of removed pages. */
export const renewedDates = (before: string, today: string): string => {
  const known: Dates = JSON.parse(before)
  const rows = hashes().map(([key, hash]) => {
    const row = known[key]
    const { date } = row?.hash === hash ? row : { date: today }
    return `  ${JSON.stringify(key)}: { "hash": "${hash}", "date": "${date}" }`
  })
  return `{\n${rows.join(',\n')}\n}\n`
}

/**
 * Reads the day on which each page last changed.
 * @returns `undefined` for a page that has changed since the table was last updated: no date is better than a wrong one
 */
export const readDates = (): ((language: Language, id: PageId) => string | undefined) => {
  const known: Dates = JSON.parse(readFileSync(datesFile, 'utf8'))
  const now = new Map(hashes())
  return (language, id) => {
    const key = keyOf(language, id)
    const row = known[key]
    return row && row.hash === now.get(key) ? row.date : undefined
  }
}
