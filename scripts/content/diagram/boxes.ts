import { type Fonts, measures } from '../../../src/diagram/measures.ts'
import type { Box, DiagramNode, NodeBox, TextBlock } from '../../../src/diagram/types.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import { widthOf, wrap } from './text.ts'

/** A node's texts broken into lines, and the size of a box for them. */
export interface NodeSize {
  width: number
  height: number
  label: readonly string[]
  note: readonly string[]
}

/** Distance from a line's top to its baseline, given its line height and type size. */
export const ascent = (leading: number, size: number) => Math.round((leading - size) / 2 + size * 0.82)

/**
 * Breaks a node's texts into lines, and sizes its box.
 * @param max the maximum width of its texts with their padding
 * @param isBadged whether the box contains an icon's badge, at the end of its last line
 */
export const sizeNode = (
  { label, note }: DiagramNode,
  fonts: Fonts,
  max: number,
  language: Language,
  isBadged = false,
): NodeSize => {
  const room = max - 2 * measures.padding - measures.stripe
  const labels = wrap(label, fonts.label, room, language)
  const notes = note ? wrap(note, fonts.text, room, language) : []
  const widths = [
    ...labels.map((line) => widthOf(line, fonts.label)),
    ...notes.map((line) => widthOf(line, fonts.text)),
  ]
  const beside = isBadged
    ? (widths.at(-1) ?? 0) + measures.badgeClear + measures.badge + measures.badgeGap - measures.padding
    : 0
  return {
    label: labels,
    note: notes,
    width: Math.ceil(Math.max(...widths, beside)) + 2 * measures.padding + measures.stripe,
    height:
      labels.length * fonts.label.leading + notes.length * fonts.text.leading + 2 * measures.padding - 4,
  }
}

/** Sets a node's texts in a box, which may be larger than they need. */
export const setNode = (node: DiagramNode, size: NodeSize, box: Box, fonts: Fonts): NodeBox => {
  const x = box.x + measures.stripe + measures.padding
  const top = box.y + Math.round((box.height - size.height) / 2) + measures.padding - 2
  const below = top + size.label.length * fonts.label.leading
  const label: TextBlock = { x, y: top + ascent(fonts.label.leading, fonts.label.size), lines: size.label }
  const note: TextBlock = { x, y: below + ascent(fonts.text.leading, fonts.text.size), lines: size.note }
  return { ...box, label, ...(node.kind && { kind: node.kind }), ...(size.note.length > 0 && { note }) }
}
