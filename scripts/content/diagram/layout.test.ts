import { describe, expect, it } from 'vitest'
import type { DiagramData } from '../../../src/diagram/types.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { expectSound, labelsOf, overlap, pairs } from './expect-sound.fixture.ts'
import { layoutDiagram } from './layout.ts'
import { backup, chain, fan, gateways } from './samples.fixture.ts'

const directions = ['LR', 'TB'] as const

const samples: [name: string, data: DiagramData, language: Language][] = [
  ['two sites for backup', backup, 'en'],
  ['gateways in two clouds', gateways, 'th'],
  ['a chain longer than the page is wide', chain, 'en'],
  ['a hub with six spokes', fan, 'en'],
]

const cases = samples.flatMap(([name, data, language]) =>
  directions.map((direction) => ({
    name,
    data,
    language,
    direction,
    geometry: layoutDiagram(data, { direction, lang: language }),
  })),
)

describe('layoutDiagram', () => {
  it.each(cases)(
    'draws $name, $direction: nothing overlaps, nothing sticks out',
    ({ data, geometry, direction, language }) => {
      expectSound(data, geometry, direction, language)
    },
  )

  it.each(cases)(
    'draws $name, $direction, in the same whole numbers every time',
    ({ data, geometry, direction, language }) => {
      const again = layoutDiagram(structuredClone(data), { direction, lang: language })
      expect(JSON.stringify(again)).toBe(JSON.stringify(geometry))
      expect(JSON.stringify(again)).not.toMatch(/\d\.\d|NaN|null/)
    },
  )

  it('keeps labels apart', () => {
    for (const { geometry, language } of cases)
      for (const [a, b] of pairs(labelsOf(geometry, language))) expect(overlap(a, b)).toBe(false)
  })

  it('draws no text of the narrow drawing smaller than 13 units', () => {
    for (const { geometry, direction } of cases)
      if (direction === 'TB')
        expect(Math.min(geometry.fonts.label.size, geometry.fonts.text.size)).toBeGreaterThanOrEqual(13)
  })

  it('continues in a second row if one would be too wide', () => {
    const rows = new Set(layoutDiagram(chain, { direction: 'LR', lang: 'en' }).nodes.map(({ y }) => y))
    expect(rows.size).toBe(2)
  })

  it('gives frames beside each other the same edges where these are almost at one height', () => {
    const edgesOf = ({ y, height }: { y: number; height: number }) => [y, y + height] as const
    const drawn = cases.filter(({ direction }) => direction === 'LR')
    for (const { geometry } of drawn)
      for (const [a, b] of pairs(geometry.groups)) {
        const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
        if (!isBeside) continue
        const [other, own] = [edgesOf(a), edgesOf(b)]
        const gaps = own.map((edge, side) => Math.abs(edge - (other[side] ?? 0)))
        expect(gaps.every((gap) => gap === 0 || gap > 12)).toBe(true)
      }
    expect(drawn.some(({ geometry }) => geometry.groups.length > 1)).toBe(true)
  })

  it('interrupts a line at its label', () => {
    const { edges } = layoutDiagram(chain, { direction: 'LR', lang: 'en' })
    for (const { d } of edges) expect(d.match(/M/g)).toHaveLength(2)
  })

  it('keeps likes in the order in which they are written, each with its letter', () => {
    const likes: DiagramData = {
      nodes: [
        { id: 'a', label: 'Site one', group: 'sites' },
        { id: 'b', label: 'Site two', group: 'sites' },
        { id: 'link-a', label: 'Some rather long link A' },
        { id: 'link-b', label: 'Some rather long link B' },
        { id: 'hub', label: 'Hub' },
      ],
      groups: [{ id: 'sites', label: 'Sites' }],
      edges: [
        { from: 'a', to: 'link-a' },
        { from: 'b', to: 'link-b' },
        { from: 'link-a', to: 'hub' },
        { from: 'link-b', to: 'hub' },
      ],
    }
    for (const direction of directions) {
      const { nodes } = layoutDiagram(likes, { direction, lang: 'en' })
      expect(nodes[2]?.y).toBeLessThan(nodes[3]?.y ?? 0)
      for (const { label } of nodes) expect(label.lines.at(-1)?.length).toBeGreaterThan(1)
    }
  })
})
