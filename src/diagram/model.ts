import type { Box, Geometry, NodeKind } from './types.ts'

/** A node as a block that stands on the ground. */
export interface Block extends Box {
  kind: NodeKind
  /** Height above the ground. */
  rise: number
  /** SVG paths of the two visible sides. */
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

const rises: Record<NodeKind, number> = { customer: 16, external: 10, provider: 40, cloud: 30, data: 52 }

const project = (x: number, y: number) => [Math.round((x - y) * across), Math.round((x + y) * down)] as const

const sidesOf = ({ x, y, width, height }: Box, rise: number): Block['sides'] => {
  const [left, near, right] = [
    project(x, y + height),
    project(x + width, y + height),
    project(x + width, y),
  ] as const
  const side = (from: readonly [number, number], to: readonly [number, number]) => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    return `M${from[0]} ${from[1]}l${x} ${y}v${-rise}l${-x} ${-y}z`
  }
  return [side(left, near), side(near, right)]
}

/** Turns a laid-out diagram into blocks, from the farthest to the nearest, so that each covers those behind it. */
export const modelOf = ({ x, y, width, height, nodes }: Geometry): Model => {
  const blocks = nodes
    .map((node): Block => {
      const kind = node.kind ?? 'provider'
      const rise = rises[kind]
      const box = { x: node.x, y: node.y, width: node.width, height: node.height }
      return { ...box, kind, rise, sides: sidesOf(box, rise) }
    })
    .sort((a, b) => a.x + a.width + a.y + a.height - (b.x + b.width + b.y + b.height))
  const [left] = project(x, y + height)
  const [right] = project(x + width, y)
  const [, far] = project(x, y)
  const [, near] = project(x + width, y + height)
  const top = far - Math.max(...Object.values(rises))
  return { viewBox: `${left} ${top} ${right - left} ${near - top}`, blocks }
}
