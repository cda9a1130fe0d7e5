import { expect, test } from 'vitest'
import type { Json } from '../strings.ts'
import { samplesOf } from './samples.ts'

test('sample blocks and credentials are listed in the order of the catalogue with their place', () => {
  const sources = new Map<string, Json>([
    ['pages/services/vault', { blocks: [] }],
    [
      'pages/services/nutanix',
      {
        blocks: [
          { id: 'a', title: 'A' },
          { id: 'b', title: 'B', sample: true },
        ],
      },
    ],
    ['pages/home', { blocks: [{ id: 'c', title: 'C', sample: true }] }],
    ['pages/services/kubernetes', { credentials: { sample: true, partner: 'P' }, blocks: [] }],
    ['pages/services/huawei-cloud', { credentials: { partner: 'P' }, blocks: [] }],
    ['common', { sample: 'Sample' }],
  ])
  expect(samplesOf(sources)).toEqual([
    { path: '/', namespace: 'pages/home', key: 'blocks.0', id: 'c', title: 'C' },
    { path: '/services/nutanix', namespace: 'pages/services/nutanix', key: 'blocks.1', id: 'b', title: 'B' },
    {
      path: '/services/kubernetes',
      namespace: 'pages/services/kubernetes',
      key: 'credentials',
      id: 'credentials',
      title: 'partner, certificate, figure, person',
    },
  ])
})
