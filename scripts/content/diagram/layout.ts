import type { DiagramData, Geometry } from '../../../src/diagram/types.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { drawnOnce } from './drawn-once.ts'
import { layoutNarrow } from './narrow/layout-narrow.ts'
import { layoutWide } from './wide/layout-wide.ts'

/**
 * Lays a diagram out at build, from left to right (`LR`, at most 1040 units wide) or from top to bottom (`TB`, 320 units wide, type size 13
 * or larger). Expects edges and groups that name existing ids.
 * @throws if no arrangement fits the width
 */
export const layoutDiagram = (
  data: DiagramData,
  { direction, lang }: { direction: 'LR' | 'TB'; lang: Language },
): Geometry => {
  const geometry = direction === 'LR' ? layoutWide(data, lang) : layoutNarrow(data, lang)
  return { ...geometry, edges: drawnOnce(geometry.edges) }
}
