import { expect, it, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import { sourcesOf } from '../quality/sources.fixture.ts'
import type { Json } from '../strings.ts'
import { schedules } from './schedules.ts'

const own = pageOfKind('legal')
const other = pageOfKind('legal', 1)
const home = pageOfKind('home')

/** The check's messages about two pages with these fields, the first of which leads to the second. */
const said = (ownFields: { [key: string]: Json }, otherFields: { [key: string]: Json }) =>
  [
    ...schedules(
      sourcesOf({
        en: {
          [own.namespace]: { ...ownFields, lead: `[there](page:${other.id}#x)` },
          [other.namespace]: { ...otherFields },
        },
      }),
    ),
  ].map(({ key, message }) => `${key}: ${message}`)

it.each<[what: string, own: { [key: string]: Json }, other: { [key: string]: Json }, said: string[]]>([
  ['two pages without days', {}, {}, []],
  ['a draft that leads to a page', { draft: true }, {}, []],
  [
    'a page that leads to a draft',
    {},
    { draft: true },
    [`lead: "${other.id}" is a draft, which a release leaves out: link to it once it no longer is`],
  ],
  ['a draft that leads to a draft', { draft: true }, { draft: true }, []],
  [
    'a page that leads to a later one',
    {},
    { publishAt: '2027-01-03' },
    [
      `lead: "${other.id}" is published on 2027-01-03, after this page: give this page the same \`publishAt\`, or link to it from that day`,
    ],
  ],
  ['two pages of one day', { publishAt: '2027-01-03' }, { publishAt: '2027-01-03' }, []],
  [
    'a page that outlives the other',
    { unpublishAt: '2027-03-01' },
    { unpublishAt: '2027-02-01' },
    [
      `lead: "${other.id}" is taken down on 2027-02-01, but this page is not: remove the link, or give this page the same \`unpublishAt\``,
    ],
  ],
  ['a page that ends before the other', { unpublishAt: '2027-01-01' }, { unpublishAt: '2027-02-01' }, []],
  [
    'days in the wrong order',
    { publishAt: '2027-02-01', unpublishAt: '2027-01-01' },
    {},
    ['unpublishAt: 2027-01-01 is not after `publishAt`, 2027-02-01: write a later day'],
  ],
  [
    'a page to go to without a day',
    { instead: other.id },
    {},
    ['instead: is read after `unpublishAt`, which is missing: write that day, or delete this'],
  ],
  [
    'a place that the provider’s lists give',
    { footer: true },
    {},
    [
      'footer: is only for pages that are declared in their own file; src/provider declares this one: delete it',
    ],
  ],
])('%s', (_what, ownFields, otherFields, expected) => expect(said(ownFields, otherFields)).toEqual(expected))

it.each(['related', 'instead'])('a link is also what `%s` names', (key) => {
  const sources = sourcesOf({
    en: {
      [own.namespace]: { [key]: key === 'related' ? [other.id] : other.id, unpublishAt: '2027-01-01' },
      [other.namespace]: { draft: true },
    },
  })
  expect([...schedules(sources)].map(({ message }) => message)).toContainEqual(
    expect.stringContaining('is a draft'),
  )
})

test('a page that the site needs has no schedule', () => {
  const sources = sourcesOf({ en: { [home.namespace]: { draft: true } } })
  expect([...schedules(sources)]).toEqual([
    {
      language: 'en',
      namespace: home.namespace,
      key: 'draft',
      message: 'is on a page that the site always needs: delete it',
    },
  ])
})

test('a page that the price list names has no schedule either', () => {
  const { namespace } = pageOfKind('service')
  const sources = sourcesOf({ en: { [namespace]: { publishAt: '2027-01-03' } } })
  expect([...schedules(sources)].map(({ message }) => message)).toEqual([
    'is on a page that src/provider/prices.json names: remove the page there first',
  ])
})
