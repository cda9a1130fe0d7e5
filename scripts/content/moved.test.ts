import { expect, test } from 'vitest'
import { pageOfKind } from '../../src/catalogue/some-page.fixture.ts'
import { languageCodes } from '../../src/i18n/languages.ts'
import { moved } from '../../src/provider/moved.ts'
import { movedProblems, redirects } from './moved.ts'

test('every moved page leads to a page, in every language', () => {
  expect(movedProblems()).toEqual([])
  expect(redirects).toHaveLength(moved.length * languageCodes.length)
})

test('a move that leads nowhere is reported', () => {
  const { path } = pageOfKind('legal')
  expect(
    movedProblems([
      { from: '/old', to: 'home' },
      { from: '/old', to: 'contact' },
      { from: path, to: 'home' },
      { from: '/older', to: 'nope' },
    ]),
  ).toEqual([
    'src/provider/moved.ts: /old: is listed twice',
    `src/provider/moved.ts: ${path}: is the address of a page, which it would hide`,
    'src/provider/moved.ts: /older: "nope" is not a page of the catalogue',
  ])
})
