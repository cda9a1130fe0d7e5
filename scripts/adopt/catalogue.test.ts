import { expect, test } from 'vitest'
import { namedGroups } from './catalogue.ts'

const company = { id: 'company', pages: ['firm'] }
const partners = { id: 'partners', pages: ['contact'], about: [] }

test('a group whose name is about removed pages only lists the others under the name before it, or else the next', () => {
  const joined = [{ id: 'company', pages: ['firm', 'contact'] }]
  expect(namedGroups([company, partners])).toEqual(joined)
  expect(namedGroups([partners, company])).toEqual(joined)
})

test('a group keeps its name while a page is left that it is about, or if the menu has no other', () => {
  const whole = { ...partners, about: ['programme'] }
  expect(namedGroups([company, whole])).toEqual([company, whole])
  expect(namedGroups([partners])).toEqual([{ id: 'partners', pages: ['contact'] }])
})
