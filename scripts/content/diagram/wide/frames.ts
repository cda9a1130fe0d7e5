import type { Fonts } from '../../../../src/diagram/measures.ts'
import type { Box, DiagramData, GroupBox } from '../../../../src/diagram/types.ts'
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
): GroupBox[] => {
  const frames = groups.flatMap((group) => {
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
  return frames.map((frame) => levelled(frame, frames))
}

/** A frame whose upper and lower edges are those of the frames beside it that are almost at the same height. */
const levelled = (frame: GroupBox, frames: readonly GroupBox[]): GroupBox => {
  const isBeside = ({ x, width }: Box) => x >= frame.x + frame.width || x + width <= frame.x
  const beside = frames.filter((other) => other === frame || isBeside(other))
  const isNear = (edge: number, own: number) => Math.abs(edge - own) < around
  const bottomOf = ({ y, height }: Box) => y + height
  const y = Math.min(...beside.map((other) => other.y).filter((edge) => isNear(edge, frame.y)))
  const bottom = Math.max(...beside.map(bottomOf).filter((edge) => isNear(edge, bottomOf(frame))))
  return { ...frame, y, height: bottom - y, label: { ...frame.label, y: frame.label.y + y - frame.y } }
}

/** The box of a frame's name, which lines avoid. */
export const textBox = ({ label, y }: GroupBox, { text }: Fonts) => ({
  x: label.x,
  y: y + 6,
  width: Math.max(...label.lines.map((line) => widthOf(line, text))),
  height: label.lines.length * text.leading,
})
