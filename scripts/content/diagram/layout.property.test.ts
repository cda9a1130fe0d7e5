/** @module-tag slow */
import fc from 'fast-check'
import { it } from 'vitest'
import { expectSound } from './expect-sound.fixture.ts'
import { layoutDiagram } from './layout.ts'

it('lays out any diagram of an allowed size without faults', () => {
  const names = fc.constantFrom(
    'Cluster’s control plane',
    'Gateway',
    'Northfield (NOR1)',
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
  const diagram = fc.tuple(fc.array(node, { minLength: 2, maxLength: 12 }), fc.array(edge, { maxLength: 13 }))
  fc.assert(
    fc.property(
      diagram,
      fc.constantFrom('LR' as const, 'TB' as const),
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
})
