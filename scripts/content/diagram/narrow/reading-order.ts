import type { DiagramData, DiagramNode } from '../../../../src/diagram/types.ts'

/**
 * Orders the nodes for one column: a group's nodes together, sources before targets, a target right below its source if possible, otherwise
 * as the editor wrote them; of likes, such as two links from one site to one gateway, none goes before one written earlier. In a cycle, the
 * edges that cost least point upwards.
 */
export const readingOrder = ({ nodes, edges }: DiagramData): DiagramNode[] => {
  const order: DiagramNode[] = []
  const waiting = new Set(nodes)
  const unitOf = (node: DiagramNode) =>
    nodes.filter((other) => other === node || (node.group && other.group === node.group))
  const groupOf = (id: string) => nodes.find((node) => node.id === id)?.group ?? id
  const placeOf = ({ id, group }: DiagramNode) =>
    JSON.stringify([
      group,
      edges.filter(({ to }) => to === id).map(({ from }) => groupOf(from)),
      edges.filter(({ from }) => from === id).map(({ to }) => to),
    ])
  const isAfterLike = (node: DiagramNode) =>
    [...waiting].some(
      (other) => nodes.indexOf(other) < nodes.indexOf(node) && placeOf(other) === placeOf(node),
    )
  const cost = (node: DiagramNode) => {
    const last = order.at(-1)
    const unit = node.group && node.group !== last?.group ? unitOf(node) : [node]
    const ids = new Set(unit.map(({ id }) => id))
    const open = [...waiting].filter(({ id }) => !ids.has(id)).map(({ id }) => id)
    const sourcesOf = (id: string) =>
      edges.filter((edge) => edge.to === id && open.includes(edge.from)).length
    const sourcesOfUnit = unit.reduce((sum, { id }) => sum + sourcesOf(id), 0)
    const continues = edges.some(({ from, to }) => from === last?.id && to === node.id) && !isAfterLike(node)
    return sourcesOfUnit * 1000 + sourcesOf(node.id) * 100 + (continues ? 0 : 50) + nodes.indexOf(node)
  }
  while (waiting.size) {
    const group = order.at(-1)?.group
    const mates = [...waiting].filter((node) => group && node.group === group)
    const next = (mates.length ? mates : [...waiting]).toSorted((a, b) => cost(a) - cost(b))[0] as DiagramNode
    waiting.delete(next)
    order.push(next)
  }
  return order
}
