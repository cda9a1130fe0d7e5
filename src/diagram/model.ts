import type { Box, Geometry, NodeBox, NodeKind } from './types.ts'

/** The raised top of a node that stands on the ground as a block, in the ground's units. */
export interface Block extends Box {
  kind: NodeKind
  /** SVG paths of the two visible sides, from the top's corner: equal in many blocks, so that they compress better. */
  sides: readonly [left: string, right: string]
}

/** An isometric drawing whose ground is the diagram itself. */
export interface Model {
  viewBox: string
  blocks: readonly Block[]
}

/** Cosine and sine of 30 degrees, the angle of either axis of the ground. */
const [across, down] = [0.87, 0.5] as const

/** Transforms the diagram's units into the drawing's. */
export const projection = `matrix(${across} ${down} ${-across} ${down} 0 0)`

/** Heights above the ground. One unit up in the drawing is one unit back along both axes of the ground. */
const rises: Record<NodeKind, number> = { customer: 16, external: 10, provider: 40, cloud: 30, data: 52 }

const project = (x: number, y: number) => [Math.round((x - y) * across), Math.round((x + y) * down)] as const

/** Raises a node to its place as a block's top, from which the two sides that face the eye go down. */
const blockOf = ({ x, y, width, height, kind = 'provider' }: NodeBox): Block => {
  const rise = rises[kind]
  return {
    x: x - rise,
    y: y - rise,
    width,
    height,
    kind,
    sides: [
      `M0 ${height}h${width}l${rise} ${rise}h${-width}z`,
      `M${width} 0v${height}l${rise} ${rise}v${-height}z`,
    ],
  }
}

/** Turns a laid-out diagram into blocks, from the farthest to the nearest, so that each covers those behind it. */
export const modelOf = ({ x, y, width, height, nodes }: Geometry): Model => {
  const nearness = (box: Box) => box.x + box.width + box.y + box.height
  const blocks = [...nodes].sort((a, b) => nearness(a) - nearness(b)).map(blockOf)
  const [left] = project(x, y + height)
  const [right] = project(x + width, y)
  const [, far] = project(x, y)
  const [, near] = project(x + width, y + height)
  const top = far - Math.max(...Object.values(rises))
  return { viewBox: `${left} ${top} ${right - left} ${near - top}`, blocks }
}
