import { expect, test } from 'vitest'
import { answersSchema } from './answers.ts'
import { applicable } from './applicable.ts'

const answers = answersSchema.parse({
  keep: { service: ['boats', 'sails'], story: ['trip'], news: [] },
  add: [
    { id: 'oars', path: '/services/oars', kind: 'service', label: { en: 'Oars', th: 'Oars' }, group: 'gear' },
    {
      id: 'masts',
      path: '/services/masts',
      kind: 'service',
      label: { en: 'Masts', th: 'Masts' },
      group: 'hulls',
    },
  ],
  move: { sails: '/sails', trip: '/trip', oars: '/oars' },
  prices: { hull: '10.00', mast: '2.00', rope: null },
})

const site = {
  pages: new Set(['boats', 'sails', 'trip']),
  groups: new Set(['gear', 'hulls']),
  items: new Map([
    ['hull', 'boats'],
    ['mast', 'sails'],
    ['rope', 'sails'],
  ]),
  sellers: new Set(['boats']),
}

test('answers that name only what the site has are left as they are', () => {
  expect(applicable(answers, site)).toEqual(answers)
})

test('answers lose pages, groups and prices that the site lacks', () => {
  const { keep, move, add, prices } = applicable(answers, {
    ...site,
    pages: new Set(['boats']),
    groups: new Set(['gear']),
    items: new Map([
      ['hull', 'boats'],
      ['mast', 'masts'],
      ['rope', 'sails'],
    ]),
  })
  expect(keep).toEqual({ service: ['boats'], news: [] })
  expect(move).toEqual({ oars: '/oars' })
  expect(add.map(({ group }) => group)).toEqual(['gear', undefined])
  expect(prices).toEqual({ hull: '10.00' })
})

test('every service stays where none of those to keep is sold', () => {
  expect(applicable(answers, { ...site, sellers: new Set(['ropes']) }).keep).not.toHaveProperty('service')
})
