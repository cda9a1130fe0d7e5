import { expect, test } from 'vitest'
import { pages } from '../../../src/catalogue/pages.ts'
import { namespaceOf } from '../../../src/catalogue/urls.ts'
import type { Json } from '../strings.ts'
import { samplesOf } from './samples.ts'

type Place = Record<'path' | 'namespace', string>

const [first, second, third, fourth] = pages
  .filter(({ id }) => id !== 'home')
  .map((page) => ({ path: page.path, namespace: namespaceOf(page) })) as [Place, Place, Place, Place]

test("sample blocks and credentials are listed with their keys, in the catalogue's order", () => {
  const sources = new Map<string, Json>([
    [second.namespace, { blocks: [] }],
    [
      first.namespace,
      {
        blocks: [
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B', sample: true },
        ],
      },
    ],
    ['pages/home', { blocks: [{ id: 'c', title: 'C', sample: true }] }],
    [third.namespace, { credentials: { sample: true, partner: 'P' }, blocks: [] }],
    [
      fourth.namespace,
      { credentials: { partner: 'P' }, figure: { value: '1 h', label: 'L', sample: true }, blocks: [] },
    ],
    ['common', { sample: 'Sample' }],
  ])
  expect(samplesOf(sources)).toEqual([
    { path: '/', namespace: 'pages/home', key: 'blocks.0', id: 'c', title: 'C' },
    { path: first.path, namespace: first.namespace, key: 'blocks.1', id: 'b', title: 'B' },
    {
      path: third.path,
      namespace: third.namespace,
      key: 'credentials',
      id: 'credentials',
      title: 'partner, certificate, figure, person',
    },
    {
      path: fourth.path,
      namespace: fourth.namespace,
      key: 'figure',
      id: 'figure',
      title: 'the figure in the head',
    },
  ])
})
