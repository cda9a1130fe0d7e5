import { expect } from 'vitest'
import { fontsOf, measures, rooms, sizes } from '../../../src/diagram/measures.ts'
import type { Box, DiagramData, Geometry, NodeBox, TextBlock } from '../../../src/diagram/types.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { widthOf } from './text.ts'

const widest = { LR: rooms.page, TB: 320 }

export const overlap = (a: Box, b: Box) =>
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
  const { weight } = fontsOf(language, sizes.wide)[font]
  const width = Math.max(...lines.map((line) => widthOf(line, { size, leading, weight })))
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return { x: left, y: y - size * 0.7, width, height: size * 0.7 + (lines.length - 1) * leading }
}

export const labelsOf = (geometry: Geometry, language: Language) =>
  geometry.edges.flatMap(({ label }) => (label ? [boxOf(label, geometry, 'text', language)] : []))

/** Ends of a path's steps, and the corners of its curves. */
const pathPoints = (path: string): Box[] => {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mlhvqz])([^Mlhvqz]*)/g)].flatMap(([, command = '', rest = '']) => {
    const [a = 0, b = 0, c = 0, d = 0] = rest.split(' ').map(Number)
    const point = (dx: number, dy: number) => ({ x: x + dx, y: y + dy, width: 0, height: 0 })
    const passed = {
      M: [point(a - x, b - y)],
      l: [point(a, b)],
      h: [point(a, 0)],
      v: [point(0, a)],
      q: [point(a, b), point(c, d)],
    }[command]
    const end = passed?.at(-1)
    if (end) [x, y] = [end.x, end.y]
    return passed ?? []
  })
}

const pointsOf = ({ edges }: Geometry) => edges.flatMap(({ d, head }) => pathPoints(`${d}${head}`))

export const pairs = <T>(items: readonly T[]) =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Expects what every drawing must satisfy. */
export const expectSound = (
  data: DiagramData,
  geometry: Geometry,
  direction: 'LR' | 'TB',
  language: Language,
) => {
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
    const last = node.note ?? node.label
    const lastLine = { ...last, lines: last.lines.slice(-1) }
    const { x, width } = boxOf(lastLine, geometry, node.note ? 'text' : 'label', language)
    if (direction === 'LR')
      expect(x + width + measures.badgeClear).toBeLessThanOrEqual(
        node.x + node.width - measures.badge - measures.badgeGap,
      )
    if (node.note) expect(inside(boxOf(node.note, geometry, 'text', language), node)).toBe(true)
  }
  data.nodes.forEach(({ label, group }, index) => {
    const node = geometry.nodes[index] as NodeBox
    expect(withoutSpaces(node.label.lines.join(''))).toBe(withoutSpaces(label))
    expect(geometry.groups.some((frame) => inside(node, frame))).toBe(group !== undefined)
    expect(geometry.groups.filter((frame) => overlap(node, frame))).toHaveLength(group ? 1 : 0)
  })
}
