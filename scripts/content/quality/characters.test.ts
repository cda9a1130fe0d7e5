import { expect, test } from 'vitest'
import { characterFindings } from './characters.ts'
import { sourcesOf } from './sources.fixture.ts'

test('exclamation marks and currency signs are found in every file, but not in code', () => {
  const findings = characterFindings(
    sourcesOf({
      en: { common: { menu: 'Menu!' }, 'pages/home': { h1: 'Code `a != b`', lead: 'THB 100' } },
      th: { 'pages/home': { h1: 'ราคา ฿100', lead: 'ดีมาก！' } },
    }),
  )
  expect(findings.map(({ language, namespace, key }) => [language, namespace, key])).toEqual([
    ['en', 'common', 'menu'],
    ['th', 'pages/home', 'h1'],
    ['th', 'pages/home', 'lead'],
  ])
})
