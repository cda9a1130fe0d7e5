import { type Fonts, fontsOf, sizes } from '../../../../src/diagram/measures.ts'
import type { DiagramData, DiagramEdge } from '../../../../src/diagram/types.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { type NodeSize, sizeNode } from '../boxes.ts'
import { widthOf, wrap } from '../text.ts'

/** Maximum widths of texts, and minimum distance between columns; in units. */
export interface Density {
  node: number
  label: number
  gap: number
}

/** A diagram's texts, set at a density. */
export interface Texts {
  fonts: Fonts
  nodes: ReadonlyMap<string, NodeSize>
  /** Lines and size of each edge's label. */
  labels: Map<DiagramEdge, { lines: readonly string[]; width: number; height: number }>
}

export const setTexts = (data: DiagramData, density: Density, language: Language): Texts => {
  const fonts = fontsOf(language, sizes.wide)
  const nodes = new Map(
    data.nodes.map((node) => [node.id, sizeNode(node, fonts, density.node, language, true)]),
  )
  const labels: Texts['labels'] = new Map()
  for (const edge of data.edges) {
    if (!edge.label) continue
    const lines = wrap(edge.label, fonts.text, density.label, language)
    const width = Math.ceil(Math.max(0, ...lines.map((line) => widthOf(line, fonts.text)))) + 8
    labels.set(edge, { lines, width, height: lines.length * fonts.text.leading })
  }
  return { fonts, nodes, labels }
}
