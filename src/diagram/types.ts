export type NodeKind = 'customer' | 'provider' | 'cloud' | 'external' | 'data'

/** People, whose icon neither a node's id nor its kind can tell. */
export type NodeIcon = 'person' | 'team'

export interface DiagramNode {
  id: string
  label: string
  note?: string | undefined
  /** Id of the group that holds the node. */
  group?: string | undefined
  kind?: NodeKind | undefined
  icon?: NodeIcon | undefined
}

export interface DiagramEdge {
  from: string
  to: string
  label?: string | undefined
  dashed?: true | undefined
}

/** An architecture as an editor writes it, already typeset. */
export interface DiagramData {
  nodes: readonly DiagramNode[]
  groups?: readonly { id: string; label: string }[] | undefined
  edges: readonly DiagramEdge[]
}

/** In units of the viewBox; x and y are the upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Lines of text: y is the first baseline; x is the start of every line, or its middle or end if `anchor` says so. */
export interface TextBlock {
  x: number
  y: number
  lines: readonly string[]
  anchor?: 'middle' | 'end'
}

export interface GroupBox extends Box {
  label: TextBlock
}

export interface NodeBox extends Box {
  kind?: NodeKind | undefined
  label: TextBlock
  note?: TextBlock | undefined
}

export interface EdgeLine {
  /** SVG path of the line, with a gap for its label. */
  d: string
  /** SVG path of the arrow head. */
  head: string
  dashed?: true | undefined
  label?: TextBlock | undefined
}

export interface FontMetrics {
  size: number
  leading: number
}

/** A laid-out diagram in whole units; the box is its viewBox. */
export interface Geometry extends Box {
  /** Sizes of nodes' names (`label`) and of all other texts. */
  fonts: { label: FontMetrics; text: FontMetrics }
  groups: readonly GroupBox[]
  /** In the order of the diagram's nodes. */
  nodes: readonly NodeBox[]
  edges: readonly EdgeLine[]
  /** Whether the lower left of a wide drawing is empty and large enough for its explanation. */
  hasCorner?: true
}

/** A diagram's two drawings: from left to right, in px of a usual window, and from top to bottom, 320 units wide. */
export interface DiagramLayouts {
  wide: Geometry
  narrow: Geometry
}
