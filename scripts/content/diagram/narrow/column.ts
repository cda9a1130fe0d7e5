import { fontsOf, sizes } from '../../../../src/diagram/measures.ts'
import type {
  DiagramData,
  DiagramEdge,
  DiagramNode,
  GroupBox,
  NodeBox,
  TextBlock,
} from '../../../../src/diagram/types.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { ascent, setNode, sizeNode } from '../boxes.ts'
import { wrap } from '../text.ts'
import { inset, type Plan, spanOf } from './plan.ts'

/** Horizontal position of the lines from node to node; texts are on its right. */
export const spine = 1 + inset + 14
const besideSpine = spine + 12

/** The laid-out column: boxes by node id, group frames, the labels of edges. */
export interface Column {
  nodes: Map<string, NodeBox>
  groups: GroupBox[]
  labels: Map<DiagramEdge, TextBlock>
  height: number
}

/** Stacks nodes, group frames and labels. */
export const setColumn = (
  data: DiagramData,
  { order, straight, lanes, right }: Plan,
  language: Language,
): Column => {
  const fonts = fontsOf(language, sizes.narrow)
  const { leading, size } = fonts.text
  const column: Column = { nodes: new Map(), groups: [], labels: new Map(), height: 1 }

  const textAt = (text: string, top: number, position: Pick<TextBlock, 'x' | 'anchor'>): TextBlock => {
    const lines = wrap(text, fonts.text, right - besideSpine - inset, language)
    return { ...position, y: Math.round(top) + ascent(leading, size), lines }
  }
  const heightOf = ({ lines }: TextBlock) => lines.length * leading

  /** Places a lane's labels at the ends that its edges do not share. */
  const setLaneLabels = (node: DiagramNode, end: 'from' | 'to') => {
    const { x, width } = spanOf(node, right)
    for (const { shared, edges } of lanes)
      for (const edge of edges)
        if (shared !== end && edge[end] === node.id && edge.label) {
          const label = textAt(edge.label, column.height, { x: x + width, anchor: 'end' })
          column.labels.set(edge, label)
          column.height += heightOf(label) + 2
        }
  }
  /** Indents a group's name if a line runs through the frame to its first node. */
  const openGroup = (id: string, entered: boolean) => {
    const text = data.groups?.find((group) => group.id === id)?.label ?? ''
    const label = textAt(text, column.height + 6, { x: entered ? besideSpine : 1 + inset })
    column.groups.push({ x: 1, y: column.height, width: right - 1, height: 0, label })
    column.height += heightOf(label) + 12
  }
  const closeGroup = () => {
    const group = column.groups.at(-1) as GroupBox
    column.height += inset
    group.height = column.height - group.y
  }
  const setArrow = (edge: DiagramEdge | undefined) => {
    const label = edge?.label ? textAt(edge.label, column.height + 6, { x: besideSpine }) : undefined
    if (edge && label) column.labels.set(edge, label)
    column.height += edge ? Math.max(26, label ? heightOf(label) + 14 : 0) : 12
  }
  const setBox = (node: DiagramNode) => {
    const span = spanOf(node, right)
    const needed = sizeNode(node, fonts, span.width, language)
    column.nodes.set(
      node.id,
      setNode(node, needed, { ...span, y: column.height, height: needed.height }, fonts),
    )
    column.height += needed.height
  }

  order.forEach((node, index) => {
    const previous = order[index - 1]
    const enters = node.group !== previous?.group
    const arrow = straight.find(({ to }) => to === node.id)
    if (previous) {
      setLaneLabels(previous, 'from')
      if (previous.group && enters) closeGroup()
      setArrow(arrow)
    }
    if (node.group && enters) openGroup(node.group, arrow !== undefined)
    setLaneLabels(node, 'to')
    setBox(node)
  })
  const last = order.at(-1)
  if (last) setLaneLabels(last, 'from')
  if (last?.group) closeGroup()
  return column
}
