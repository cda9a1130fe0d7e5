import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from '../i18n/languages.ts'
import { layoutDiagram } from './layout.ts'
import { fontsOf } from './measures.ts'
import { widthOf } from './text.ts'
import type { Box, DiagramData, Geometry, TextBlock } from './types.ts'

const directions = ['LR', 'TB'] as const
const widest = { LR: 1040, TB: 320 }

const backup: DiagramData = {
  groups: [
    { id: 'bkk', label: 'Bangkok (BKK1)' },
    { id: 'cbi', label: 'Chonburi (CBI1)' },
  ],
  nodes: [
    { id: 'vms', label: 'VMs and databases', group: 'bkk' },
    { id: 'server', label: 'Backup server', group: 'bkk', kind: 'provider' },
    {
      id: 'repository',
      label: 'Hardened repository',
      note: 'immutable for 30 days',
      group: 'bkk',
      kind: 'data',
    },
    { id: 'copy', label: 'Object storage, locked', group: 'cbi', kind: 'data' },
    { id: 'standby', label: 'Standby machines', group: 'cbi', kind: 'provider' },
  ],
  edges: [
    { from: 'server', to: 'vms', label: 'pull' },
    { from: 'server', to: 'repository' },
    { from: 'repository', to: 'copy', label: 'nightly copy' },
    { from: 'vms', to: 'standby', label: 'replication', dashed: true },
    { from: 'standby', to: 'vms', label: 'failback', dashed: true },
  ],
}

const kong: DiagramData = {
  groups: [
    { id: 'own', label: 'ศูนย์ข้อมูลของลูกค้า' },
    { id: 'aws', label: 'AWS ประเทศไทย' },
  ],
  nodes: [
    { id: 'apps', label: 'แอปพลิเคชันและคู่ค้า', kind: 'customer' },
    { id: 'control', label: 'Control plane', note: 'ดูแลเองหรือใช้ Konnect', kind: 'provider' },
    { id: 'near', label: 'Data plane', note: 'คลัสเตอร์ Kubernetes', group: 'own', kind: 'provider' },
    { id: 'far', label: 'Data plane', note: 'Amazon EKS', group: 'aws', kind: 'cloud' },
    { id: 'core', label: 'ระบบหลัก', group: 'own' },
    { id: 'services', label: 'ไมโครเซอร์วิส', group: 'aws' },
    { id: 'redis', label: 'Redis', note: 'ตัวนับอัตราการเรียกใช้', group: 'own', kind: 'data' },
  ],
  edges: [
    { from: 'apps', to: 'near' },
    { from: 'apps', to: 'far' },
    { from: 'control', to: 'near', label: 'ส่งค่าผ่าน mTLS', dashed: true },
    { from: 'control', to: 'far', label: 'ส่งค่าผ่าน mTLS', dashed: true },
    { from: 'near', to: 'core' },
    { from: 'near', to: 'redis' },
    { from: 'far', to: 'services' },
  ],
}

const chain: DiagramData = {
  nodes: Array.from({ length: 10 }, (_, i) => ({
    id: `n${i}`,
    label: `Processing stage ${i}`,
    note: 'with a checkpoint',
  })),
  edges: Array.from({ length: 9 }, (_, i) => ({ from: `n${i}`, to: `n${i + 1}`, label: 'exactly once' })),
}

const fan: DiagramData = {
  nodes: ['hub', 'aws', 'azure', 'google', 'huawei', 'office', 'branch'].map((id) => ({
    id,
    label: `${id} network`,
  })),
  edges: ['aws', 'azure', 'google', 'huawei', 'office', 'branch'].map((to) => ({
    from: 'hub',
    to,
    label: 'private link',
  })),
}

const samples: [name: string, data: DiagramData, language: Language][] = [
  ['two sites for backup', backup, 'en'],
  ['gateways in two clouds', kong, 'th'],
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

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** The box of a text, from its letters' widths and from the tops of capitals to the last baseline. */
const boxOf = (
  { x, y, lines, anchor }: TextBlock,
  { fonts }: Geometry,
  font: 'label' | 'text',
  language: Language,
): Box => {
  const { size, leading } = fonts[font]
  const { weight } = fontsOf(language)[font]
  const width = Math.max(...lines.map((line) => widthOf(line, { size, leading, weight })))
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return { x: left, y: y - size * 0.7, width, height: size * 0.7 + (lines.length - 1) * leading }
}

const labelsOf = (geometry: Geometry, language: Language) =>
  geometry.edges.flatMap(({ label }) => (label ? [boxOf(label, geometry, 'text', language)] : []))

const pointsOf = ({ edges }: Geometry) =>
  edges.flatMap(({ d, head }) =>
    [...`${d}${head}`.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
      width: 0,
      height: 0,
    })),
  )

const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

/** Expects what every drawing must satisfy. */
const expectSound = (data: DiagramData, geometry: Geometry, direction: 'LR' | 'TB', language: Language) => {
  expect(geometry.width).toBeLessThanOrEqual(widest[direction])
  expect(geometry.nodes).toHaveLength(data.nodes.length)
  expect(geometry.edges).toHaveLength(data.edges.length)
  expect(geometry.edges.filter(({ label }) => label)).toHaveLength(
    data.edges.filter(({ label }) => label).length,
  )
  const labels = labelsOf(geometry, language)
  for (const box of [...geometry.nodes, ...geometry.groups, ...labels, ...pointsOf(geometry)])
    expect(inside(box, geometry)).toBe(true)
  for (const [a, b] of pairs(geometry.nodes)) expect(overlap(a, b)).toBe(false)
  for (const [a, b] of pairs(geometry.groups)) expect(overlap(a, b)).toBe(false)
  for (const label of labels) for (const node of geometry.nodes) expect(overlap(label, node)).toBe(false)
  for (const node of geometry.nodes) {
    expect(inside(boxOf(node.label, geometry, 'label', language), node)).toBe(true)
    if (node.note) expect(inside(boxOf(node.note, geometry, 'text', language), node)).toBe(true)
  }
  if (direction === 'LR')
    data.nodes.forEach(({ group }, index) => {
      const node = geometry.nodes[index] as Box
      expect(geometry.groups.some((frame) => inside(node, frame))).toBe(group !== undefined)
      expect(geometry.groups.filter((frame) => overlap(node, frame))).toHaveLength(group ? 1 : 0)
    })
}

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

  it('goes on in a second row where one would be too wide', () => {
    const rows = new Set(layoutDiagram(chain, { direction: 'LR', lang: 'en' }).nodes.map(({ y }) => y))
    expect(rows.size).toBe(2)
  })

  it('interrupts a line where its label stands', () => {
    const { edges } = layoutDiagram(chain, { direction: 'LR', lang: 'en' })
    for (const { d } of edges) expect(d.match(/M/g)).toHaveLength(2)
  })

  it('holds for any diagram of the size that editors may write', () => {
    const names = fc.constantFrom(
      'Kubernetes control plane',
      'Gateway',
      'Bangkok (BKK1)',
      'โหลดบาลานเซอร์',
      'ศูนย์ข้อมูลสำรองต่างจังหวัด',
    )
    const texts = fc.constantFrom(undefined, 'replication', 'two VLAN attachments', 'จำลองข้อมูลแบบอะซิงโครนัส')
    const node = fc.record({
      label: names,
      note: texts,
      group: fc.constantFrom(undefined, undefined, 'a', 'b', 'c'),
    })
    const edge = fc.record({
      from: fc.nat(11),
      to: fc.nat(11),
      label: texts,
      dashed: fc.constantFrom(undefined, true as const),
    })
    const diagram = fc.tuple(
      fc.array(node, { minLength: 2, maxLength: 12 }),
      fc.array(edge, { maxLength: 13 }),
    )
    fc.assert(
      fc.property(
        diagram,
        fc.constantFrom(...directions),
        fc.constantFrom('en' as const, 'th' as const),
        ([list, lines], direction, lang) => {
          const nodes = list.map((item, i) => ({ id: `n${i}`, ...item }))
          const ends = lines.map((line) => ({
            ...line,
            from: `n${line.from % nodes.length}`,
            to: `n${line.to % nodes.length}`,
          }))
          const edges = ends.filter(
            ({ from, to }, i) => from !== to && ends.findIndex((e) => e.from === from && e.to === to) === i,
          )
          const groups = ['a', 'b', 'c'].map((id) => ({ id, label: `Site ${id}` }))
          const data = { nodes, groups, edges }
          expectSound(data, layoutDiagram(data, { direction, lang }), direction, lang)
        },
      ),
      { numRuns: 40, seed: 1 },
    )
  }, 60_000)
})
