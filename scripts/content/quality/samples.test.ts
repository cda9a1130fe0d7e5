import { expect, test } from 'vitest'
import { pageOfKind } from '../../../src/catalogue/some-page.fixture.ts'
import type { Json } from '../strings.ts'
import { samplesOf } from './samples.ts'

const service = pageOfKind('service')

test("sample blocks and credentials are listed with their keys, in the catalogue's order", () => {
  const sources = new Map<string, Json>([
    [pageOfKind('service', 1).namespace, { blocks: [] }],
    [
      service.namespace,
      {
        blocks: [
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B', sample: true },
        ],
      },
    ],
    ['pages/home', { blocks: [{ id: 'c', title: 'C', sample: true }] }],
    [pageOfKind('service', 2).namespace, { credentials: { sample: true, partner: 'P' }, blocks: [] }],
    [pageOfKind('service', 3).namespace, { credentials: { partner: 'P' }, blocks: [] }],
    ['common', { sample: 'Sample' }],
  ])
  expect(samplesOf(sources)).toEqual([
    { path: '/', namespace: 'pages/home', key: 'blocks.0', id: 'c', title: 'C' },
    { path: service.path, namespace: service.namespace, key: 'blocks.1', id: 'b', title: 'B' },
    {
      path: pageOfKind('service', 2).path,
      namespace: pageOfKind('service', 2).namespace,
      key: 'credentials',
      id: 'credentials',
      title: 'partner, certificate, figure, person',
    },
  ])
})
