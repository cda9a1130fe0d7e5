import { expect, test } from 'vitest'
import type { Json } from '../content/strings.ts'
import { type Going, prunePage, withoutAnchors, withoutLinks } from './prune.ts'

const going: Going = {
  ids: new Set(['acme']),
  names: ['Acme'],
  kept: ['Widgets'],
  instead: ['services', 'contact', 'pricing'],
}

/** The page in two languages after the removal. */
const pruned = (one: object, other: object = one) => {
  const contents = [structuredClone(one), structuredClone(other)] as Json[]
  prunePage(contents, going, ['Ask', 'ถาม'])
  return contents as [Record<string, Json>, Record<string, Json>]
}
const block = (content: object) => pruned({ blocks: [content] })[0].blocks

test('removes the page from lists of pages, then the lists left empty', () => {
  const [page] = pruned({
    related: ['acme', 'sla'],
    actions: [{ label: 'Order', page: 'acme' }],
    blocks: [
      {
        type: 'index',
        groups: [
          { title: 'A', pages: ['acme'] },
          { title: 'B', pages: ['sla', 'acme'] },
        ],
      },
      { type: 'alternatives', items: [{ page: 'acme', text: 'x' }] },
      { type: 'action', text: 'x', actions: [{ label: 'Order', page: 'acme' }] },
    ],
  })
  expect(page).toEqual({
    related: ['sla', 'services'],
    blocks: [
      { type: 'index', groups: [{ title: 'B', pages: ['sla'] }] },
      { type: 'action', text: 'x', actions: [{ label: 'Ask', page: 'contact' }] },
    ],
  })
})

test('a block is removed with the last page that it is about, even if it names none', () => {
  const drill = { type: 'picture', id: 'drill', title: 'Drill', text: 'We restore twice a year.' }
  expect(block({ ...drill, about: ['acme'] })).toEqual([])
  expect(block({ ...drill, about: ['acme', 'sla'] })).toEqual([{ ...drill, about: ['sla'] }])
  expect(block(drill)).toEqual([drill])
})

test('a row about a cookie stays, whoever sets it', () => {
  const table = { type: 'table', rows: [['`acme.id`', 'Acme, necessary'], ['Acme'], ['One'], ['Two']] }
  expect(block(table)).toEqual([
    { type: 'table', rows: [['`acme.id`', 'Acme, necessary'], ['One'], ['Two']] },
  ])
})

test('an item that names it in any language is removed from every language', () => {
  const [en, th] = pruned(
    { blocks: [{ type: 'list', items: ['One', 'Runs on Acme', 'Three'] }] },
    { blocks: [{ type: 'list', items: ['หนึ่ง', 'สอง', 'สาม'] }] },
  )
  expect([en.blocks, th.blocks]).toEqual([
    [{ type: 'list', items: ['One', 'Three'] }],
    [{ type: 'list', items: ['หนึ่ง', 'สาม'] }],
  ])
})

test('a list keeps as many items as its block must have', () => {
  const full = { type: 'list', items: ['Acme one', 'Acme two', 'Three'] }
  expect(block(full)).toEqual([{ type: 'list', items: ['Acme one', 'Three'] }])
})

test('a block of which nothing would be left is removed, whatever the block must have', () => {
  const rows = [
    ['[Acme](page:acme)', 'x'],
    ['Acme Two', 'y'],
    ['Acme Three', 'z'],
  ]
  const other = { type: 'list', items: ['One', 'Two'] }
  expect(pruned({ blocks: [{ type: 'table', rows }, other] })[0].blocks).toEqual([other])
  // Its rows are about something else, of which each covers what is removed.
  const certificates = {
    type: 'table',
    rows: [
      ['A', 'Acme'],
      ['B', 'Acme'],
      ['C', 'Acme'],
    ],
  }
  expect(block(certificates)).toEqual([
    {
      type: 'table',
      rows: [
        ['A', 'Acme'],
        ['B', 'Acme'],
      ],
    },
  ])
  const stays = ['Acme Four', '[instead](page:sla)']
  expect(pruned({ blocks: [{ type: 'table', rows: [...rows, stays] }] })[0].blocks).toEqual([
    { type: 'table', rows: [rows[0], rows[1]] },
  ])
})

test('a fact that counts a removed block goes with it, and with the third last fact all do', () => {
  const gone = { type: 'list', id: 'gone', items: ['Acme one', 'Acme two'] }
  const stays = { type: 'list', id: 'stays', items: ['One', 'Two'] }
  const [counting, counted, ...others] = [
    { text: '{{count}} of Acme', count: 'gone' },
    { text: '{{count}} things', count: 'stays' },
    { text: 'a' },
    { text: 'b' },
  ]
  const factsOf = (...facts: unknown[]) => pruned({ facts, blocks: [gone, stays] })[0].facts
  expect(factsOf(counting, counted, ...others)).toEqual([counted, ...others])
  expect(factsOf(counting, ...others)).toBeUndefined()
})

test('a link to a removed block leads to its page', () => {
  const text = 'See [the drill](page:sla#drill), [the rest](page:sla#rest) and [it](page:sla).'
  expect(withoutAnchors(text, new Set(['sla#drill']))).toBe(
    'See [the drill](page:sla), [the rest](page:sla#rest) and [it](page:sla).',
  )
})

test('a row stays if it is also about something that stays, such as a promise for both', () => {
  const rows = [
    ['Acme, Widgets', '99.9%'],
    ['Acme', '99.5%'],
    ['Acme for the web', 'instead of Widgets'],
    ['y', 'y'],
  ]
  expect(block({ type: 'table', rows })).toEqual([{ type: 'table', rows: [rows[0], rows[3]] }])
})

test('groups of rows lose the rows that go, then the groups left empty, then the last one', () => {
  const table = (rows: string[], ...sizes: number[]) => ({
    type: 'table',
    rows: rows.map((cell) => [cell, 'x']),
    groups: sizes.map((size, index) => ({ title: `Group ${index}`, rows: size })),
  })
  const groupsOf = (content: object) => (block(content) as { groups?: object }[])[0]?.groups
  expect(groupsOf(table(['a', 'b', 'c', 'Acme', 'd'], 2, 2, 1))).toEqual([
    { title: 'Group 0', rows: 2 },
    { title: 'Group 1', rows: 1 },
    { title: 'Group 2', rows: 1 },
  ])
  expect(groupsOf(table(['Acme 1', 'Acme 2', 'a', 'b', 'c'], 2, 2, 1))).toEqual([
    { title: 'Group 1', rows: 2 },
    { title: 'Group 2', rows: 1 },
  ])
  expect(groupsOf(table(['a', 'b', 'c', 'Acme'], 3, 1))).toBeUndefined()
})

test('a row that links to it is removed, a text keeps the words of its link', () => {
  expect(
    block({
      type: 'table',
      columns: ['A', 'B'],
      rows: [
        ['[it](page:acme)', 'x'],
        ['y', 'y'],
        ['z', 'z'],
      ],
    }),
  ).toEqual([
    {
      type: 'table',
      columns: ['A', 'B'],
      rows: [
        ['y', 'y'],
        ['z', 'z'],
      ],
    },
  ])
  expect(withoutLinks({ a: ['See [the page](page:acme#x) and [this](page:sla)'] }, going.ids)).toEqual({
    a: ['See the page and [this](page:sla)'],
  })
})

test('a drawing loses the node with its lines and its frame', () => {
  const nodes = [
    { id: 'a', label: 'Users' },
    { id: 'b', label: 'Acme', group: 'g' },
    { id: 'c', label: 'Store' },
  ]
  const edges = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
  ]
  expect(block({ type: 'diagram', nodes, edges, groups: [{ id: 'g', label: 'G' }] })).toEqual([
    { type: 'diagram', nodes: [nodes[0], nodes[2]], edges: [edges[1]] },
  ])
})

test('a map loses items at its places, then empty places and the round trips to them', () => {
  const own = { label: 'Site', kind: 'provider' }
  const acme = { label: 'Acme', kind: 'cloud' }
  const places = [
    { place: 'a', items: [own, acme] },
    { place: 'b', items: [own], roundTrip: { to: 'a', label: '1 ms' } },
    { place: 'c', items: [acme] },
    { place: 'd', items: [own], roundTrip: { to: 'c', label: '2 ms' } },
  ]
  expect(block({ type: 'map', places })).toEqual([
    {
      type: 'map',
      places: [{ place: 'a', items: [own] }, places[1], { place: 'd', items: [own] }],
    },
  ])
  const two = places.slice(1, 3)
  expect(block({ type: 'map', places: two })).toEqual([{ type: 'map', places: two }])
})
