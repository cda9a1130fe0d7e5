import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { goneFindings, namesIn } from './gone.ts'
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
    en: { 'pages/home': { blocks: [{ text: 'We run [Acme](page:home) too.' }] }, common: { next: 'Ask' } },
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
