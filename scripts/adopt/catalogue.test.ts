import { expect, test } from 'vitest'
import { namedGroups } from './catalogue.ts'

const company = { id: 'company', pages: ['firm'] }
const partners = { id: 'partners', pages: ['contact'], about: [] }

test('a group that is named after removed pages only is dropped, and its other pages join the group before it, or else the next', () => {
  const joined = [{ id: 'company', pages: ['firm', 'contact'] }]
  expect(namedGroups([company, partners])).toEqual(joined)
  expect(namedGroups([partners, company])).toEqual(joined)
})

test('a group stays while a page that its name describes is left, or if the menu has no other group', () => {
  const whole = { ...partners, about: ['programme'] }
  expect(namedGroups([company, whole])).toEqual([company, whole])
  expect(namedGroups([partners])).toEqual([{ id: 'partners', pages: ['contact'] }])
})
