import { measures } from '../../../../src/diagram/measures.ts'
import type { Box, DiagramEdge, EdgeLine } from '../../../../src/diagram/types.ts'
import { drawEdge } from '../path.ts'
import { type Column, spine } from './column.ts'
import type { Lane } from './lanes.ts'
import type { Plan } from './plan.ts'

const middle = ({ y, height }: Box) => y + height / 2

/** Heights at which lanes meet the right side of each node, by lane and node id. */
const portsOf = (lanes: readonly Lane[], nodes: Column['nodes']) => {
  const ports = new Map<Lane, Map<string, number>>(lanes.map((lane) => [lane, new Map()]))
  for (const [id, box] of nodes) {
    const touching = lanes.filter(({ edges }) => edges.some(({ from, to }) => from === id || to === id))
    const centre = (lane: Lane) => {
      const ends = lane.edges
        .flatMap(({ from, to }) => [from, to])
        .map((end) => middle(nodes.get(end) as Box))
      return (Math.min(...ends) + Math.max(...ends)) / 2
    }
    touching
      .toSorted((a, b) => centre(a) - centre(b) || a.track - b.track)
      .forEach((lane, i) => {
        const step = Math.min(measures.lane, (box.height - 16) / touching.length)
        ports.get(lane)?.set(id, middle(box) + (i - (touching.length - 1) / 2) * step)
      })
  }
  return ports
}

const finish = (edge: DiagramEdge, drawn: Pick<EdgeLine, 'd' | 'head'>, column: Column): EdgeLine => ({
  ...drawn,
  ...(edge.dashed && { dashed: true }),
  ...(column.labels.has(edge) && { label: column.labels.get(edge) }),
})

/** Draws each edge: straight down to the next node, or out to its lane and back. */
export const drawLines = ({ straight, lanes, right }: Plan, column: Column): EdgeLine[] => {
  const box = (id: string) => column.nodes.get(id) as Box
  const down = straight.map((edge) => {
    const from = box(edge.from)
    return finish(
      edge,
      drawEdge([
        { x: spine, y: from.y + from.height },
        { x: spine, y: box(edge.to).y },
      ]),
      column,
    )
  })
  const ports = portsOf(lanes, column.nodes)
  const beside = lanes.flatMap((lane) =>
    lane.edges.map((edge) => {
      const x = right + measures.lane * (lane.track + 1)
      const end = (id: string) => ({ x: box(id).x + box(id).width, y: ports.get(lane)?.get(id) as number })
      const [from, to] = [end(edge.from), end(edge.to)]
      return finish(edge, drawEdge([from, { x, y: from.y }, { x, y: to.y }, to]), column)
    }),
  )
  return [...down, ...beside]
}
