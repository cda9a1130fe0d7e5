import { describe, expect, test } from 'vitest'
import type { Json } from '../content/strings.ts'
import type { Answers } from './answers.ts'
import {
  citiesLeft,
  citiesOf,
  estimated,
  leaveRegions,
  measuredTexts,
  movedFacts,
  movedText,
} from './sites.ts'

const facts = {
  sitePrimary: { en: 'Avonport (AVP1)', th: 'เอวอนพอร์ต (AVP1)' },
  siteSecondary: { en: 'Brigton (BRG1)', th: 'บริกตัน (BRG1)' },
  other: '1 ms',
  method: 'A mirror from AVP1 to BRG1',
}

const site = (code: string, en: string, th: string) => ({
  code,
  city: { en, th },
  at: [0, 0] as [number, number],
  side: 'left' as const,
})
type Sites = NonNullable<Answers['sites']>
const sites: Sites = {
  primary: site('CLD1', 'Caldmouth', 'คาลด์เมาท์'),
  secondary: site('DUN1', 'Dunfield', 'ดันฟิลด์'),
}
const moved = (text: string, language: string | undefined = 'en') => movedText(text, language, facts, sites)

describe('when both data centres move', () => {
  test.each([
    [
      'en',
      'Halls in Avonport and Brigton. Avonport leads.',
      'Halls in Caldmouth and Dunfield. Caldmouth leads.',
    ],
    ['th', 'ศูนย์ข้อมูลในเอวอนพอร์ตและบริกตัน', 'ศูนย์ข้อมูลในคาลด์เมาท์และดันฟิลด์'],
    ['en', 'In Avonport (AVP1)', 'In Caldmouth (CLD1)'],
    ['th', 'ที่เอวอนพอร์ต (AVP1)', 'ที่คาลด์เมาท์ (CLD1)'],
    ['en', 'AVP1–BRG1', 'CLD1–DUN1'],
    ['en', 'Avonport', 'Caldmouth'],
  ])('a text in %s that names them is changed: %s', (language, before, after) => {
    expect(moved(before, language)).toBe(after)
  })

  test.each([
    ['ที่กรุงเอฯ และบริกตัน', 'ที่คาลด์เมาท์และดันฟิลด์'],
    ['กรุงเอฯ (AVP1) และบริกตัน (BRG1)', 'คาลด์เมาท์ (CLD1) และดันฟิลด์ (DUN1)'],
    ['ไซต์บริกตันและกรุงเอฯ เราเลือก', 'ไซต์ดันฟิลด์และคาลด์เมาท์ เราเลือก'],
  ])('a space that only the old name needed is removed: %s', (before, after) => {
    const short = { ...facts, sitePrimary: { en: 'Avonport (AVP1)', th: 'กรุงเอฯ (AVP1)' } }
    expect(movedText(before, 'th', short, sites)).toBe(after)
  })

  test.each([
    ['กรุงดี', 'สำเนาในกรุงดีและที่อื่น'],
    ['กรุงดีฯ', 'สำเนาในกรุงดีฯ และที่อื่น'],
    ['Dunfield', 'สำเนาใน Dunfield และที่อื่น'],
  ])('%s gets the spaces that it needs', (city, after) => {
    const named = { ...sites, secondary: site('DUN1', 'Dunfield', city) }
    expect(movedText('สำเนาในบริกตันและที่อื่น', 'th', facts, named)).toBe(after)
  })

  test('a text that names only the second city is changed', () => {
    expect(moved('A copy in Brigton')).toBe('A copy in Dunfield')
    expect(moved('สำเนาในบริกตัน', 'th')).toBe('สำเนาในดันฟิลด์')
  })

  test('a text that names only the main city is left to a reader, since it may not mean the data centre', () => {
    expect(moved('A cloud has a region near Avonport')).toBe('A cloud has a region near Avonport')
  })

  test('a city or a code within a longer word is left alone', () => {
    expect(moved('Brigtonians, AVP10')).toBe('Brigtonians, AVP10')
  })

  test('a text names the cities as its own language does, and a language without names of its own as English does', () => {
    expect(moved('บริกตัน')).toBe('บริกตัน')
    expect(moved('Avonport und Brigton', 'de')).toBe('Caldmouth und Dunfield')
  })

  test('a text without a language may name the cities as any language does', () => {
    expect(movedText('Avonport, Brigton; บริกตัน', undefined, facts, sites)).toBe('Caldmouth, Dunfield; ดันฟิลด์')
  })

  test('a second run changes nothing', () => {
    const once = moved('Avonport (AVP1) and Brigton')
    expect(movedText(once, 'en', movedFacts(facts, sites), sites)).toBe(once)
    expect(movedFacts(movedFacts(facts, sites), sites)).toEqual(movedFacts(facts, sites))
  })
})

test('the main data centre can move to the city that the second one leaves', () => {
  const shifted = { ...sites, primary: site('BRG1', 'Brigton', 'บริกตัน') }
  const once = movedText('Avonport (AVP1) and Brigton (BRG1)', 'en', facts, shifted)
  expect(once).toBe('Brigton (BRG1) and Dunfield (DUN1)')
  expect(movedText(once, 'en', movedFacts(facts, shifted), shifted)).toBe(once)
})

test('the facts name the new cities with their codes, and their distance if it is given', () => {
  expect(movedFacts(facts, { ...sites, distance: { en: '9 km' }, roundTrip: { en: '1 ms' } })).toEqual({
    sitePrimary: { en: 'Caldmouth (CLD1)', th: 'คาลด์เมาท์ (CLD1)' },
    siteSecondary: { en: 'Dunfield (DUN1)', th: 'ดันฟิลด์ (DUN1)' },
    siteDistance: { en: '9 km' },
    siteRoundTrip: { en: '1 ms' },
    other: '1 ms',
    method: 'A mirror from CLD1 to DUN1',
  })
})

test('a third language names the cities as English does until its owner writes them', () => {
  const german = { ...facts, sitePrimary: { ...facts.sitePrimary, de: 'Afenhafen (AVP1)' } }
  expect(movedFacts(german, sites).sitePrimary).toMatchObject({ de: 'Caldmouth (CLD1)' })
})

test('a pair that moves without figures gets estimates for its places, once', () => {
  const measured = { ...facts, siteDistance: { en: '80 km' }, siteRoundTrip: { en: 'under 2 ms' } }
  const far = { primary: { ...sites.primary, at: [0, 0] as [number, number] }, secondary: sites.secondary }
  far.secondary = { ...far.secondary, at: [0, 4] }
  const after = movedFacts(measured, far)
  expect([after.siteDistance.en, after.siteRoundTrip.en]).toEqual(['440 km', 'under 7 ms'])
  const own = { ...after, siteRoundTrip: { en: '5.1 ms' } }
  expect(movedFacts(own, far)).toEqual(own)
})

test('the estimate of a near pair is that of a short cable', () => {
  expect(estimated([100.5, 13.75], [100.98, 13.36])).toEqual({
    distance: { en: '70 km', th: '70 กม.' },
    roundTrip: { en: 'under 2 ms', th: 'ไม่ถึง 2 ms' },
  })
  expect(estimated([0, 0], [0, 0]).roundTrip.en).toBe('under 1 ms')
})

test('texts with a figure of the former pair, and round trips on maps to a place that moved, are listed', () => {
  const place = (id: string, to: string, label: string) => ({ place: id, roundTrip: { to, label } })
  const page = {
    lead: 'Two sites, {{siteDistance}} apart',
    blocks: [{ type: 'map', places: [place('far', 'new', '30 ms'), place('far', 'kept', '9 ms')] }],
  }
  expect(measuredTexts(page, new Set(['new'])).map(([key]) => key)).toEqual([
    'lead',
    'blocks.0.places.0.roundTrip.label',
  ])
})

test('an office that moves leaves its city under every name that texts use for it', () => {
  const before = { city: 'Avonport', cityTh: 'นครเอวอนพอร์ต' }
  const after = { city: 'Caldmouth', cityTh: 'คาลด์เมาท์' }
  expect(citiesLeft(before, after, facts)).toEqual(['Avonport', 'นครเอวอนพอร์ต', 'เอวอนพอร์ต'])
  expect(citiesLeft({ city: 'Eastham', cityTh: 'อีสแธม' }, after, facts)).toEqual(['Eastham', 'อีสแธม'])
  expect(citiesLeft(before, after, {})).toEqual(['Avonport', 'นครเอวอนพอร์ต'])
  expect(citiesLeft(before, before, facts)).toEqual([])
})

test('the cities of office and data centres are known by all of their names', () => {
  const { city, cityTh } = { city: 'Avonport', cityTh: 'นครเอวอนพอร์ต' }
  expect(citiesOf({ city, cityTh }, facts)).toEqual([
    'Avonport',
    'นครเอวอนพอร์ต',
    'Avonport',
    'เอวอนพอร์ต',
    'Brigton',
    'บริกตัน',
  ])
})

describe('a map', () => {
  const own = { label: 'AVP1', kind: 'provider' }
  const region = { label: 'A region', kind: 'cloud' }
  const mapOf = (...places: [place: string, items: unknown[]][]) => ({
    type: 'map',
    places: places.map(([place, items]) => ({ place, label: place, items })),
  })
  const leave = (before: unknown, moved: unknown) => leaveRegions(before as Json, moved as Json)

  test('keeps other providers’ regions where they are', () => {
    expect(
      leave({ blocks: [mapOf(['old', [own, region]])] }, { blocks: [mapOf(['new', [own, region]])] }),
    ).toEqual({ blocks: [mapOf(['new', [own]], ['old', [region]])] })
  })

  test('shows a place once if a data centre moves to where regions are', () => {
    expect(
      leave(
        mapOf(['first', [own, region]], ['second', [own, region]]),
        mapOf(['second', [own, region]], ['third', [own, region]]),
      ),
    ).toEqual(mapOf(['second', [own, region]], ['first', [region]], ['third', [own]]))
  })

  test('stays as it is if nothing moves', () => {
    const map = mapOf(['old', [own, region]])
    expect(leave(map, map)).toEqual(map)
  })
})
