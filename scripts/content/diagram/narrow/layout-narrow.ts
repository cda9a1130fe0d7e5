import { fontsOf, metricsOf, sizes } from '../../../../src/diagram/measures.ts'
import type { DiagramData, Geometry } from '../../../../src/diagram/types.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { setColumn } from './column.ts'
import { drawLines } from './lines.ts'
import { planNarrow, width } from './plan.ts'

/**
 * Stacks the nodes, with lines straight down to a neighbour and lanes on the right for all other edges. The layers of the wide drawing
 * would put three nodes side by side, without room for readable text.
 */
export const layoutNarrow = (data: DiagramData, language: Language): Geometry => {
  const plan = planNarrow(data)
  const column = setColumn(data, plan, language)
  return {
    x: 0,
    y: 0,
    width,
    height: column.height + 1,
    fonts: metricsOf(fontsOf(language, sizes.narrow)),
    groups: column.groups,
    nodes: data.nodes.flatMap(({ id }) => column.nodes.get(id) ?? []),
    edges: drawLines(plan, column),
  }
}
