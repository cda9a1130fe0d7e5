import { expect, test } from 'vitest'
import type { PageKind } from '../../src/provider/schema.ts'
import type { Claims } from '../content/claims/claims.ts'
import { archetypesOf, claimsOf, closest, footerOf, groupFor } from './lists.ts'

const gone = new Set(['acme', 'bolt'])

const claim = (pages: string[], evidence: 'read' | 'open' = 'read'): Claims[string] => ({
  claim: 'It is so.',
  pages: pages as Claims[string]['pages'],
  sources: [],
  evidence,
  readOn: '2026-01-01',
  checkBy: '2027-01-01',
})

test('a claim loses removed pages, and is dropped with the last', () => {
  const claims = { one: claim(['acme', 'home']), two: claim(['acme', 'bolt']), three: claim(['home']) }
  expect(claimsOf(claims, gone, () => true)).toEqual({ one: claim(['home']), three: claim(['home']) })
})

test('an open claim loses a page that no longer dates it', () => {
  const claims = { one: claim(['home', 'sla'], 'open'), two: claim(['home']) }
  expect(claimsOf(claims, gone, (page) => page === 'sla')).toEqual({
    one: claim(['sla'], 'open'),
    two: claim(['home']),
  })
})

test('a new service is what its answer says, else what its group is, else a platform', () => {
  const add = (id: string, archetype?: 'protection') => ({
    id,
    path: `/services/${id}`,
    kind: 'service' as const,
    label: { en: id },
    ...(archetype && { archetype }),
  })
  const menus = [{ id: 'services', groups: [{ id: 'run', pages: ['hands', 'desk'] }] }]
  expect(
    archetypesOf(
      { acme: 'platform', desk: 'people' },
      gone,
      [add('hands'), add('alone'), add('safe', 'protection')],
      menus,
    ),
  ).toEqual({ desk: 'people', hands: 'people', alone: 'platform', safe: 'protection' })
})

const inFooter = (kind: PageKind, area: string, ...ids: string[]) => ids.map((id) => ({ id, kind, area }))
const columns = [
  { area: 'services', pages: ['services', 'acme', 'desk'] },
  { area: 'testimonials', pages: ['bolt'] },
]
const before = [
  ...inFooter('landing', 'services', 'services'),
  ...inFooter('service', 'services', 'acme', 'desk', 'crane', 'lift'),
  ...inFooter('story', 'testimonials', 'bolt'),
]

test('every new page joins the footer, and an empty column is dropped', () => {
  const added = inFooter('service', 'services', 'hands', 'racks')
  expect(footerOf(columns, gone, before, added)).toEqual([
    { area: 'services', pages: ['services', 'desk', 'hands', 'racks'] },
  ])
  expect(footerOf(columns, new Set(), before, added)[0]?.pages).toEqual([
    'services',
    'acme',
    'desk',
    'hands',
    'racks',
  ])
})

test('pages of the same kind take the places of removed ones in the footer', () => {
  expect(footerOf(columns, gone, before, [])[0]?.pages).toEqual(['services', 'desk', 'crane'])
  expect(footerOf(columns, new Set(['acme', 'crane', 'lift']), before, [])[0]?.pages).toEqual([
    'services',
    'desk',
  ])
})

test('a new page joins the group that lists the pages of its menu group', () => {
  const groups: { pages?: string[] }[] = [{}, { pages: ['move', 'train'] }, { pages: ['servers', 'vms'] }]
  expect(closest(groups, ['vms', 'servers', 'desktops'])).toBe(groups[2])
  expect(closest(groups, [])).toBe(groups[1])
})

test('on the home page a new page joins the pages beside it in its menu, or is left to its owner', () => {
  const groups = [{ pages: ['banks'] }, { pages: ['move', 'train'] }, { pages: ['servers'] }]
  expect(groupFor(groups, ['vms', 'servers'], ['move', 'servers', 'vms'])).toBe(groups[2])
  expect(groupFor(groups, ['hands'], ['move', 'servers'])).toBe('unclear')
  expect(groupFor(groups, ['hands'], ['hands'])).toBeUndefined()
})
