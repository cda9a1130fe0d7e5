import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { namespaceOf, pageOf } from '../../../src/catalogue/urls.ts'
import { formerCityFindings, goneFindings, identityProvider, namesIn } from './gone.ts'
import { sourcesOf } from './sources.fixture.ts'

test('a Latin name is found as a word, a Thai one anywhere', () => {
  expect(namesIn('Acme, AcmeDB and acme', ['Acme'])).toEqual(['Acme'])
  expect(namesIn('AcmeDB', ['Acme'])).toEqual([])
  expect(namesIn('ย้ายจากแอคมีคลาวด์', ['แอคมี'])).toEqual(['แอคมี'])
  expect(namesIn('C++ (new)', ['C++ (new)', 'C'])).toEqual(['C++ (new)', 'C'])
})

test('a name within a longer one of something else is not found', () => {
  const longer = ['Port Acme', 'แอคมีบุรี']
  expect(namesIn('Offices in Port Acme', ['Acme'], longer)).toEqual([])
  expect(namesIn('Acme in Port Acme', ['Acme'], longer)).toEqual(['Acme'])
  expect(namesIn('ที่แอคมีบุรี', ['แอคมี'], longer)).toEqual([])
  expect(namesIn('Offices in Port Acme', ['Port Acme', 'Port'], longer)).toEqual(['Port Acme'])
})

test('texts that name what is no longer offered are reported with their key', () => {
  const sources = sourcesOf({
    en: {
      'pages/home': { blocks: [{ text: 'We run [Acme](page:home) too.' }] },
      common: { next: 'Ask Acme' },
    },
    th: { 'pages/home': { blocks: [{ text: 'Acme' }] } },
  })
  expect(goneFindings(sources, [{ from: '/services/acme', names: ['Acme'] }])).toEqual(
    ['en', 'th'].map((language) => ({
      language,
      namespace: 'pages/home',
      key: 'blocks.0.text',
      message: 'names "Acme", which is no longer offered: rewrite it without the name',
    })),
  )
  expect(goneFindings(sources, [])).toEqual([])
})

test('texts that name a city which the provider has left are reported until the city is off the list', () => {
  const sources = sourcesOf({
    en: { 'pages/home': { lead: 'Engineers in Avonport' }, 'calculators/one': { a: 'Avonport' } },
  })
  expect(formerCityFindings(sources, ['Avonport'])).toEqual([
    {
      language: 'en',
      namespace: 'pages/home',
      key: 'lead',
      message:
        'names "Avonport", which the office or the main data centre has left: rewrite it if it means that',
    },
  ])
  expect(formerCityFindings(sources, [])).toEqual([])
})

test('several names are told of as several', () => {
  const sources = sourcesOf({ en: { 'pages/home': { lead: 'Acme and Bolt' } } })
  expect(goneFindings(sources, [{ from: '/services/acme', names: ['Acme', 'Bolt'] }])[0]?.message).toBe(
    'names "Acme", "Bolt", which are no longer offered: rewrite it without the names',
  )
})

test('the form of the price list is read, those of calculators are not', () => {
  const text = { rule: 'of the fees for Acme' }
  const sources = sourcesOf({ en: { 'calculators/pricing': text, 'calculators/one': text } })
  const found = goneFindings(sources, [{ from: '/services/acme', names: ['Acme'] }])
  expect(found.map(({ namespace }) => namespace)).toEqual(['calculators/pricing'])
})

test('the privacy notice may name whose service signs visitors in, other pages may not', () => {
  const [name = ''] = identityProvider
  const page = { lead: `${name} and Acme` }
  const sources = sourcesOf({ en: { [namespaceOf(pageOf('privacy'))]: page, 'pages/home': page } })
  const found = goneFindings(sources, [{ from: '/services/acme', names: [name, 'Acme'] }])
  expect(found.map(({ namespace, message }) => [namespace, message.includes(name)])).toEqual([
    [namespaceOf(pageOf('privacy')), false],
    ['pages/home', true],
  ])
})

test('a word that means a removed page only among its neighbours is reported on these', () => {
  const { namespace, path } = pageOfKind('service')
  const text = 'Disks behind an Acme controller.'
  const sources = sourcesOf({
    en: {
      'pages/home': { lead: text },
      [namespace]: { lead: text },
    },
  })
  const gone = [{ from: `${path}-of-acme` as const, namesInArea: ['Acme'] }]
  expect(goneFindings(sources, gone).map(({ namespace: file, key }) => `${file} ${key}`)).toEqual([
    `${namespace} lead`,
  ])
})
