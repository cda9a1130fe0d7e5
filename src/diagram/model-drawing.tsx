import { modelOf, projection } from './model.ts'
import css from './model-drawing.module.css'
import type { Geometry } from './types.ts'

/** Shows an architecture as an isometric picture, without words: position, connections and kinds only. */
export function ModelDrawing({ geometry }: { geometry: Geometry }) {
  const { viewBox, blocks } = modelOf(geometry)
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={css.model}>
      <g transform={projection}>
        {geometry.groups.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} className={css.group} x={x} y={y} width={width} height={height} rx="4" />
        ))}
        {geometry.edges.map(({ d, dashed }) => (
          <path key={d} className={dashed ? css.dashed : css.line} d={d} />
        ))}
      </g>
      {blocks.map(({ x, y, width, height, kind, rise, sides: [left, right] }) => (
        <g key={`${x} ${y}`} data-kind={kind}>
          <path className={css.left} d={left} />
          <path className={css.right} d={right} />
          <g transform={`translate(0 ${-rise})${projection}`}>
            <rect x={x} y={y} width={width} height={height} rx="4" />
          </g>
        </g>
      ))}
    </svg>
  )
}
