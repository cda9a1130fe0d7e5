import { measures } from '../../../../src/diagram/measures.ts'
import type { DiagramData, DiagramEdge, DiagramNode } from '../../../../src/diagram/types.ts'
import { type Lane, lanesFor } from './lanes.ts'
import { readingOrder } from './reading-order.ts'

/** Width of the widest drawing that a phone shows without scrolling sideways. */
export const width = 320

/** Space between a group's frame and its nodes. */
export const inset = 10

/** The order of the nodes, the edges that run straight down to the next node, and the lanes of all others. */
export interface Plan {
  order: readonly DiagramNode[]
  straight: readonly DiagramEdge[]
  lanes: readonly Lane[]
  /** Right edge of the nodes, where the lanes begin. */
  right: number
}

/** Plans a phone's drawing: nodes below each other, lanes for the other edges at the right. */
export const planNarrow = (data: DiagramData): Plan => {
  const order = readingOrder(data)
  const place = new Map(order.map(({ id }, index) => [id, index]))
  const placeOf = (id: string) => place.get(id) as number
  const twin = (a: DiagramEdge, b: DiagramEdge) => a.from === b.from && a.to === b.to
  const straight = data.edges.filter(
    (edge, i) =>
      placeOf(edge.to) === placeOf(edge.from) + 1 && data.edges.findIndex((other) => twin(edge, other)) === i,
  )
  const lanes = lanesFor(
    data.edges.filter((edge) => !straight.includes(edge)),
    placeOf,
  )
  const tracks = Math.max(0, ...lanes.map(({ track }) => track + 1))
  return { order, straight, lanes, right: width - 1 - (tracks && tracks * measures.lane + 4) }
}

/** Left edge and width of a node. */
export const spanOf = ({ group }: DiagramNode, right: number) =>
  group ? { x: 1 + inset, width: right - 1 - 2 * inset } : { x: 1, width: right - 1 }
