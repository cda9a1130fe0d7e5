import { type Fonts, metricsOf } from '../../../../src/diagram/measures.ts'
import type { Box, DiagramData, EdgeLine, Geometry } from '../../../../src/diagram/types.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { ascent, setNode } from '../boxes.ts'
import { drawEdge } from '../path.ts'
import { arrange, rankNodes } from './arrange.ts'
import { breakIntoRows, type Folded, fold, type Rows } from './fold.ts'
import { frameGroups, textBox } from './frames.ts'
import { place, type SpreadNode, spread } from './place.ts'
import { type Route, routeAll } from './route.ts'
import { boxOf, overlap, segmentsOf } from './segments.ts'
import { type Density, setTexts, type Texts } from './texts.ts'

/** Densities from roomy to tight. */
const densities: readonly [Density, ...Density[]] = [
  { node: 204, label: 120, gap: 54 },
  { node: 176, label: 102, gap: 48 },
  { node: 152, label: 88, gap: 42 },
  { node: 138, label: 76, gap: 36 },
  { node: 124, label: 68, gap: 32 },
  { node: 110, label: 62, gap: 28 },
]

/** Chooses the fewest rows, then the roomiest placement; one row is the minimum, so the search ends there. */
const choosePlacement = (
  data: DiagramData,
  language: Language,
  room: number,
): { folded: Folded; fonts: Fonts } => {
  const [roomiest] = densities
  const first = setTexts(data, roomiest, language)
  const arrangement = arrange(data, first)
  const columnOf = rankNodes(data, arrangement)
  let best: { texts: Texts; nodes: Map<string, SpreadNode>; rows: Rows } | undefined
  for (const density of densities) {
    const texts = density === roomiest ? first : setTexts(data, density, language)
    const nodes = spread(data, columnOf, density, texts)
    const rows = breakIntoRows(data, nodes, room)
    if (rows && (!best || rows.length < best.rows.length)) best = { texts, nodes, rows }
    if (best?.rows.length === 1) break
  }
  if (!best)
    throw new Error(
      `A diagram of ${data.nodes.length} nodes does not fit: ${data.nodes.map(({ id }) => id).join(', ')}`,
    )
  const { texts, nodes, rows } = best
  const placement = place(data, nodes, texts, texts === first ? arrangement : arrange(data, texts))
  return { folded: fold(data, placement, rows), fonts: texts.fonts }
}

const drawRoute = ({ edge, points, label }: Route, labels: Folded['labels'], { text }: Fonts): EdgeLine => {
  const lines = labels.get(edge)?.lines
  return {
    ...drawEdge(points, label),
    ...(edge.dashed && { dashed: true }),
    ...(label &&
      lines && {
        label: {
          x: Math.round(label.x + label.width / 2),
          y: label.y + ascent(text.leading, text.size),
          lines,
          anchor: 'middle',
        },
      }),
  }
}

/** The smallest box around everything, with half a line's width to spare. */
const bounds = (boxes: readonly Box[], routes: readonly Route[]): Box => {
  const points = routes.flatMap((route) => route.points.map((point) => ({ ...point, width: 0, height: 0 })))
  const all = [...boxes, ...points, ...routes.flatMap(({ label }) => label ?? [])]
  const [x, y] = [Math.min(...all.map((box) => box.x)) - 1, Math.min(...all.map((box) => box.y)) - 1]
  const [right, bottom] = [
    Math.max(...all.map((box) => box.x + box.width)) + 1,
    Math.max(...all.map((box) => box.y + box.height)) + 1,
  ]
  return { x, y, width: right - x, height: bottom - y }
}

/** The part of a drawing that its explanation needs, and the least height over width of a drawing in which that is enough. */
const corner = { width: 0.5, height: 0.42, leastShape: 0.5 } as const

/** Whether nothing is drawn in the lower left. */
const isCornerFree = (frame: Box, boxes: readonly Box[], routes: readonly Route[]): boolean => {
  const height = frame.height * corner.height
  const free = { x: frame.x, y: frame.y + frame.height - height, width: frame.width * corner.width, height }
  const labels = routes.flatMap(({ label }) => label ?? [])
  const segments = routes.flatMap(({ points }) => segmentsOf(points).map((segment) => boxOf(segment, 1)))
  return (
    frame.height >= frame.width * corner.leastShape &&
    ![...boxes, ...labels, ...segments].some((box) => overlap(box, free))
  )
}

/** Lays ranks out from left to right, in as many rows as the room requires. */
export const layoutWide = (data: DiagramData, language: Language, room: number): Geometry => {
  const { folded, fonts } = choosePlacement(data, language, room)
  const boxes = new Map(
    [...folded.nodes].map(([id, { x, y, width, height }]) => [id, { x, y, width, height }]),
  )
  const groups = frameGroups(data, folded.nodes, fonts, language)
  const texts = groups.map((group) => textBox(group, fonts))
  const routes = routeAll(data.edges, folded, { nodes: boxes, texts, frames: groups })
  const nodes = data.nodes.flatMap((node) => {
    const placed = folded.nodes.get(node.id)
    return placed ? [setNode(node, placed.size, boxes.get(node.id) as Box, fonts)] : []
  })
  const edges = routes.map((route) => drawRoute(route, folded.labels, fonts))
  const frame = bounds([...nodes, ...groups], routes)
  const hasCorner = isCornerFree(frame, [...nodes, ...groups], routes)
  return { ...frame, fonts: metricsOf(fonts), groups, nodes, edges, ...(hasCorner && { hasCorner }) }
}
