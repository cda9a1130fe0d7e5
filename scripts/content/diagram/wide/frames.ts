import type { Fonts } from '../../../../src/diagram/measures.ts'
import type { DiagramData, GroupBox } from '../../../../src/diagram/types.ts'
import type { Language } from '../../../../src/i18n/languages.ts'
import { ascent } from '../boxes.ts'
import { widthOf, wrap } from '../text.ts'
import type { FoldedNode } from './fold.ts'

const around = 14

/** Frames the nodes of each group; a group that spans several rows gets a frame in each. */
export const frameGroups = (
  { groups = [], nodes }: DiagramData,
  placed: ReadonlyMap<string, FoldedNode>,
  fonts: Fonts,
  language: Language,
): GroupBox[] =>
  groups.flatMap((group) => {
    const members = nodes.flatMap((node) => (node.group === group.id ? (placed.get(node.id) ?? []) : []))
    return [...new Set(members.map(({ row }) => row))].map((row) => {
      const boxes = members.filter((box) => box.row === row)
      const x = Math.min(...boxes.map((box) => box.x)) - around
      const right = Math.max(...boxes.map((box) => box.x + box.width)) + around
      const lines = wrap(group.label, fonts.text, right - x - 2 * around, language)
      const y = Math.min(...boxes.map((box) => box.y)) - lines.length * fonts.text.leading - around
      const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + around
      const label = { x: x + around, y: y + 8 + ascent(fonts.text.leading, fonts.text.size), lines }
      return { x, y, width: right - x, height: bottom - y, label }
    })
  })

/** The box of a frame's name, which lines avoid. */
export const textBox = ({ label, y }: GroupBox, { text }: Fonts) => ({
  x: label.x,
  y: y + 6,
  width: Math.max(...label.lines.map((line) => widthOf(line, text))),
  height: label.lines.length * text.leading,
})
