import { rooms } from '../../../src/diagram/measures.ts'
import type { DiagramData, Geometry } from '../../../src/diagram/types.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { drawnOnce } from './drawn-once.ts'
import { layoutNarrow } from './narrow/layout-narrow.ts'
import { layoutWide } from './wide/layout-wide.ts'

interface Options {
  direction: 'LR' | 'TB'
  lang: Language
  /** Width of the widest drawing from left to right. */
  room?: number
}

/**
 * Lays a diagram out at build, from left to right (`LR`) or from top to bottom (`TB`, 320 units wide). Expects edges and groups that name
 * existing ids.
 * @throws if no arrangement fits the room
 */
export const layoutDiagram = (
  data: DiagramData,
  { direction, lang, room = rooms.page }: Options,
): Geometry => {
  const geometry = direction === 'LR' ? layoutWide(data, lang, room) : layoutNarrow(data, lang)
  return { ...geometry, edges: drawnOnce(geometry.edges) }
}
