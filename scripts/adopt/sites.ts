import { globSync } from 'node:fs'
import type { Content as MapBlock } from '../../src/blocks/map.schema.ts'
import { otherNames } from '../../src/provider/moved.ts'
import type { Place } from '../../src/provider/schema.ts'
import { isJsonObject } from '../content/json.ts'
import { namesIn, patternOf } from '../content/quality/gone.ts'
import { localesFolder } from '../content/sources.ts'
import { type Json, mapStrings, strings } from '../content/strings.ts'
import type { Answers } from './answers.ts'
import { readJson, writeJson } from './source-file.ts'

type Sites = NonNullable<Answers['sites']>
type Site = Sites['primary']
type Words = Record<string, string>
type Address = Readonly<Record<'city' | 'cityTh', string>>

/** The facts that name the two data centres, such as "Bristol (BRS1)". */
export interface Facts {
  readonly sitePrimary: Words
  readonly siteSecondary: Words
}

export const factsFile = `${localesFolder}/facts.json`
const placeId = (city: string) => city.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const parts = (fact = '') => {
  const [, city = fact, code = ''] = /^(.*?)\s*\(([^)]*)\)$/.exec(fact) ?? []
  return { city, code }
}
const cityIn = ({ city }: Site, language: string) => (language === 'th' ? city.th : city.en)

/** Thai words that join a name to the next one; the space before them is that of the name's mark of abbreviation. */
const joining = 'และ|หรือ|กับ|ถึง'
const isThai = (letter = '') => /[ก-๙]/.test(letter)

/** A name in place of another one, with the spaces that Thai needs after an abbreviation and beside Latin letters. */
const inPlaceOf = (was: string, is: string, space: string, before = '', after = '') => {
  const left = isThai(before) && /^[A-Za-z]/.test(is) ? ' ' : ''
  const wantsSpace = (name: string) => /[ฯA-Za-z0-9]$/.test(name)
  if (space) return left + is + (wantsSpace(was) && !wantsSpace(is) ? '' : space)
  return left + is + (wantsSpace(is) && isThai(after) ? ' ' : '')
}

const languageOf = (file: string) => new RegExp(`^${localesFolder}/([a-z]{2})/`).exec(file)?.[1]

/**
 * Moves the two data centres in a text: replaces their codes and the second one's city everywhere, the main one's city only where it is all
 * of the text, has its code, or is named beside the second; texts mention it for other reasons too. Everything is replaced at once, since a
 * site may move to the city that the other leaves.
 * @param language of the text; without it, the text may name the cities as any language does
 */
export const movedText = (
  text: string,
  language: string | undefined,
  { sitePrimary, siteSecondary }: Facts,
  sites: Sites,
): string => {
  const all = Object.keys(sitePrimary)
  const spelt = language === undefined ? all : [language in sitePrimary ? language : 'en']
  const next = new Map(otherNames.map((name) => [name, name]))
  for (const one of spelt) {
    const primary = parts(sitePrimary[one])
    const secondary = parts(siteSecondary[one])
    const isSite =
      text === primary.city ||
      text.includes(`${primary.city} (${primary.code})`) ||
      namesIn(text, [primary.city, secondary.city]).length === 2
    if (isSite) next.set(primary.city, cityIn(sites.primary, one))
    next.set(secondary.city, cityIn(sites.secondary, one))
    next.set(primary.code, sites.primary.code)
    next.set(secondary.code, sites.secondary.code)
  }
  next.delete('')
  const longestFirst = [...next.keys()].toSorted((a, b) => b.length - a.length)
  return text.replace(
    new RegExp(`(${longestFirst.map(patternOf).join('|')})( (?=${joining}))?`, 'gu'),
    (found: string, was: string, space = '', at: number) => {
      const is = next.get(was) ?? was
      return is === was ? found : inPlaceOf(was, is, space, text[at - 1], text[at + found.length])
    },
  )
}

const earthRadiusKm = 6371
/** Cables take detours, and light needs 1 ms for 100 km of glass and back. */
const detour = 1.5
const kmPerMs = 100

/** The distance between two places as the crow flies, in km. */
const distanceOf = (one: Site['at'], other: Site['at']): number => {
  const angle = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord = (from: number, to: number) => Math.sin(angle(to - from) / 2) ** 2
  const across = Math.cos(angle(one[1])) * Math.cos(angle(other[1])) * halfChord(one[0], other[0])
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(halfChord(one[1], other[1]) + across))
}

/** Estimated distance and round trip between two places, which the site shows until its owner has measured them. */
export const estimated = (one: Site['at'], other: Site['at']): Record<'distance' | 'roundTrip', Words> => {
  const tens = Math.max(1, Math.round(distanceOf(one, other) / 10)) * 10
  const ms = Math.ceil((tens * detour) / kmPerMs)
  return {
    distance: { en: `${tens} km`, th: `${tens} กม.` },
    roundTrip: { en: `under ${ms} ms`, th: `ไม่ถึง ${ms} ms` },
  }
}

const cityOf = (fact: Words) => parts(fact.en).city
const hasMoved = (facts: Facts, { primary, secondary }: Sites) =>
  cityOf(facts.sitePrimary) !== primary.city.en || cityOf(facts.siteSecondary) !== secondary.city.en

/** The facts once the data centres have moved; facts other than those of the two sites may name the cities as any language does. */
export const movedFacts = <All extends Facts>(facts: All, sites: Sites): All => {
  const { primary, secondary } = sites
  const estimate = hasMoved(facts, sites) ? estimated(primary.at, secondary.at) : undefined
  const distance = sites.distance ?? estimate?.distance
  const roundTrip = sites.roundTrip ?? estimate?.roundTrip
  const fact = (was: Words, site: Site) =>
    Object.fromEntries(
      ['en', 'th', ...Object.keys(was)].map((one) => [one, `${cityIn(site, one)} (${site.code})`]),
    )
  return {
    ...mapStrings(facts, (text) => movedText(text, undefined, facts, sites)),
    sitePrimary: fact(facts.sitePrimary, primary),
    siteSecondary: fact(facts.siteSecondary, secondary),
    ...(distance && { siteDistance: distance }),
    ...(roundTrip && { siteRoundTrip: roundTrip }),
  }
}

/** Names of the city that the office leaves; also as the facts spell it, since an address is more formal than a text. */
export const citiesLeft = (before: Address, after: Address, facts: Partial<Facts>): string[] => {
  const asFact = [facts.sitePrimary ?? {}, facts.siteSecondary ?? {}]
    .filter(({ en }) => before.city !== after.city && parts(en).city === before.city)
    .flatMap((fact) => Object.values(fact).map((text) => parts(text).city))
  const ofAddress = (['city', 'cityTh'] as const).flatMap((key) =>
    before[key] === after[key] ? [] : before[key],
  )
  return [...new Set([...ofAddress, ...asFact])]
}

/** Names of the cities where the office and the two data centres are. */
export const citiesOf = ({ city, cityTh }: Address, facts: Partial<Facts>): string[] => [
  city,
  cityTh,
  ...[facts.sitePrimary, facts.siteSecondary].flatMap((fact = {}) =>
    Object.values(fact).map((text) => parts(text).city),
  ),
]

/** Texts with a distance or a round trip between two places of which at least one has moved, by key. */
export const measuredTexts = (
  content: Json,
  newPlaces: ReadonlySet<string>,
): [key: string, text: string][] => {
  const all = [...strings(content)]
  const byKey = new Map(all)
  return all.filter(([key, text]) => {
    const place = /^(.*)\.roundTrip\.label$/.exec(key)?.[1]
    const ends = place ? [byKey.get(`${place}.place`), byKey.get(`${place}.roundTrip.to`)] : []
    return /\{\{site(?:Distance|RoundTrip)\}\}/.test(text) || ends.some((end = '') => newPlaces.has(end))
  })
}

/**
 * Moves the two data centres: in the facts, in every text, and on the maps.
 * @returns names of the city that the main one leaves, which texts may still mention, and the texts whose figures were those of the former pair
 */
export const moveSites = (
  sites: Sites,
  places: Readonly<Record<string, Place>>,
  rewriteValue: (file: string, name: string, value: unknown) => void,
): { left: string[]; measured: string[] } => {
  const facts = readJson<Partial<Facts>>(factsFile)
  const { sitePrimary, siteSecondary } = facts
  if (!sitePrimary || !siteSecondary) throw new Error(`${factsFile} lacks sitePrimary or siteSecondary`)
  const both = { ...facts, sitePrimary, siteSecondary }
  const pairs = [
    [sitePrimary, sites.primary],
    [siteSecondary, sites.secondary],
  ] as const
  const stillShown = new Set<string>()
  const measured: string[] = []
  const newIds = new Map(pairs.map(([was, is]) => [placeId(parts(was.en).city), placeId(is.city.en)]))
  const placesMoved = new Set([...newIds].flatMap(([was, is]) => (was === is ? [] : is)))
  for (const file of globSync(`${localesFolder}/{*/**/,*/,}*.json`).toSorted()) {
    if (file === factsFile || /page-dates|search-words/.test(file)) continue
    const before = readJson<Json>(file)
    const moved = mapStrings(renamePlaces(before, newIds), (text) =>
      movedText(text, languageOf(file), both, sites),
    )
    const after = leaveRegions(before, moved)
    writeJson(file, after)
    if (hasMoved(both, sites))
      for (const [key, text] of measuredTexts(after, placesMoved))
        measured.push(`  ${file}: ${key}: “${text}”`)
    for (const id of placesWithRegions(before)) if (newIds.has(id)) stillShown.add(id)
  }
  writeJson(factsFile, movedFacts(both, sites))
  const others = Object.entries(places).filter(([id]) => !newIds.has(id) || stillShown.has(id))
  rewriteValue('src/provider/places.ts', 'places', {
    ...Object.fromEntries(others),
    ...Object.fromEntries(pairs.map(([, { at, side, city }]) => [placeId(city.en), { at, side }])),
  })
  const left =
    cityOf(sitePrimary) === sites.primary.city.en
      ? []
      : Object.values(sitePrimary).map((fact) => parts(fact).city)
  return { left, measured }
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

type MapPlace = MapBlock['places'][number]

const isMap = (value: Json): value is Json & { places: MapPlace[] } =>
  isJsonObject(value) && value.type === 'map'

/** Places of a file's maps that show other providers' regions. */
const placesWithRegions = (value: Json): string[] => {
  if (isMap(value)) return value.places.flatMap(({ place, items }) => (items.some(isRegion) ? [place] : []))
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(placesWithRegions) : []
}

const isRegion = ({ kind }: MapPlace['items'][number]) => kind === 'cloud'

/**
 * Leaves other providers' regions in their places on the maps, even if the provider's own data centre has moved away from there.
 * @param moved `before` with its places renamed and its texts moved
 */
export const leaveRegions = (before: Json, moved: Json): Json => {
  if (isMap(before) && isMap(moved)) {
    const places = before.places.flatMap((was, index): MapPlace[] => {
      const is = moved.places[index]
      const regions = was.items.filter(isRegion)
      if (!is || is.place === was.place || regions.length === 0) return is ? [is] : []
      const own = is.items.filter((item) => !isRegion(item))
      const left = { place: was.place, label: was.label, items: regions }
      return own.length > 0 ? [{ ...is, items: own }, left] : [left]
    })
    return { ...(moved as object), places: mergedPlaces(places) } as unknown as Json
  }
  if (Array.isArray(before) && Array.isArray(moved))
    return before.map((item, index) => leaveRegions(item, moved[index] ?? null))
  if (before === null || moved === null || typeof before !== 'object' || typeof moved !== 'object')
    return moved
  const changed = moved as Record<string, Json>
  return Object.fromEntries(
    Object.entries(before as Record<string, Json>).map(([key, item]) => [
      key,
      leaveRegions(item, changed[key] ?? null),
    ]),
  )
}

/** One entry for each place, since a data centre may move to where regions are. */
const mergedPlaces = (places: readonly MapPlace[]): MapPlace[] =>
  [...new Set(places.map(({ place }) => place))].map((id) => {
    const same = places.filter(({ place }) => place === id)
    return Object.assign({}, ...same, { items: same.flatMap(({ items }) => items) })
  })
