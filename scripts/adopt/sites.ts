import { globSync } from 'node:fs'
import type { Place } from '../../src/provider/schema.ts'
import { namesIn } from '../content/quality/gone.ts'
import { localesFolder } from '../content/sources.ts'
import { type Json, mapStrings, strings } from '../content/strings.ts'
import type { Answers } from './answers.ts'
import { readJson, writeJson } from './source-file.ts'

type Sites = NonNullable<Answers['sites']>
type Words = Record<string, string>

const factsFile = `${localesFolder}/facts.json`
const placeId = (city: string) => city.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** City and code of a fact such as "Bangkok (BKK1)". */
const parts = (fact: string) => {
  const [, city = fact, code = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(fact) ?? []
  return { city, code }
}

const languageOf = (file: string) => new RegExp(`^${localesFolder}/([a-z]{2})/`).exec(file)?.[1]

/**
 * Moves the two data centres: replaces their facts, their codes and the second one's city in every text, and their points on the map. Changes
 * the main one's city in its fact and where a text names it beside the second city or with its code; texts mention it for other reasons too.
 * @returns the texts that mention either place, for the owner to review
 */
export const moveSites = (
  sites: Sites,
  places: Readonly<Record<string, Place>>,
  rewriteValue: (file: string, name: string, value: unknown) => void,
): string[] => {
  const facts = readJson<Record<string, Words>>(factsFile)
  const { sitePrimary, siteSecondary } = facts
  if (!sitePrimary || !siteSecondary) throw new Error(`${factsFile} lacks sitePrimary or siteSecondary`)
  const pairs = [
    { was: sitePrimary, is: sites.primary, isSecond: false },
    { was: siteSecondary, is: sites.secondary, isSecond: true },
  ]
  const newIds = new Map(pairs.map(({ was, is }) => [placeId(parts(was.en ?? '').city), placeId(is.city.en)]))
  const read: string[] = []
  const namesBoth = (text: string, code: string) =>
    pairs.every(({ was }) => text.includes(parts(was[code] ?? '').city))
  const replaced = (language: string | undefined) => (text: string) => {
    let next = text
    for (const { was, is, isSecond } of pairs) {
      for (const code of Object.keys(was)) {
        const old = parts(was[code] ?? '')
        const city = code === 'th' ? is.city.th : is.city.en
        if (old.code && old.code !== is.code) next = next.replaceAll(old.code, is.code)
        if (text === old.city && language === code) next = city
        const isSite = isSecond || namesBoth(text, code) || text.includes(`${old.city} (${old.code})`)
        if (isSite && old.city !== city && (language === undefined || language === code))
          next = next.replaceAll(old.city, city)
      }
    }
    return next
  }
  for (const file of globSync(`${localesFolder}/{*/**/,*/,}*.json`)) {
    if (/page-dates|search-words/.test(file)) continue
    const content = readJson<Json>(file)
    const withPlaces = renamePlaces(content, newIds)
    const next = mapStrings(withPlaces, replaced(languageOf(file)))
    if (JSON.stringify(next) !== JSON.stringify(content)) writeJson(file, next)
    for (const [key, text] of strings(next)) {
      const cities = pairs.flatMap(({ was, isSecond }) =>
        isSecond ? [] : Object.values(was).map((fact) => parts(fact).city),
      )
      if (file !== factsFile && namesIn(text, cities).length > 0) read.push(`  ${file}: ${key}`)
    }
  }
  const now = readJson<Record<string, Words | string>>(factsFile)
  const fact = ({ city, code }: Sites['primary']) => ({
    en: `${city.en} (${code})`,
    th: `${city.th} (${code})`,
  })
  writeJson(factsFile, {
    ...now,
    sitePrimary: { ...sitePrimary, ...fact(sites.primary) },
    siteSecondary: { ...siteSecondary, ...fact(sites.secondary) },
    ...(sites.distance && { siteDistance: sites.distance }),
  })
  const others = Object.entries(places).filter(([id]) => !newIds.has(id))
  rewriteValue('src/provider/places.ts', 'places', {
    ...Object.fromEntries(pairs.map(({ is: { at, side, city } }) => [placeId(city.en), { at, side }])),
    ...Object.fromEntries(others),
  })
  const primaryMoved = parts(sitePrimary.en ?? '').city !== sites.primary.city.en
  return primaryMoved ? read : []
}

/** Renames the places on maps. */
const renamePlaces = (value: Json, ids: ReadonlyMap<string, string>, inRoundTrip = false): Json => {
  if (Array.isArray(value)) return value.map((item) => renamePlaces(item, ids))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      typeof item === 'string' && (key === 'place' || (inRoundTrip && key === 'to'))
        ? (ids.get(item) ?? item)
        : renamePlaces(item, ids, key === 'roundTrip'),
    ]),
  )
}
