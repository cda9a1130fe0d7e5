import { linesOf } from './lines.ts'
import { modelOf, projection } from './model.ts'
import css from './model-drawing.module.css'
import type { Geometry } from './types.ts'

/** Shows an architecture as an isometric picture, without words: position, connections and kinds only. */
export function ModelDrawing({ geometry }: { geometry: Geometry }) {
  const { viewBox, blocks } = modelOf(geometry)
  const { solid, dashed } = linesOf(geometry.edges)
  return (
    <svg aria-hidden="true" viewBox={viewBox} className={css.model}>
      <g transform={projection}>
        {geometry.groups.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} className={css.group} x={x} y={y} width={width} height={height} rx="4" />
        ))}
        {solid && <path className={css.line} d={solid} />}
        {dashed && <path className={css.dashed} d={dashed} />}
        {blocks.map(({ x, y, width, height, kind, sides: [left, right] }) => (
          <g key={`${x} ${y}`} data-kind={kind} transform={`translate(${x} ${y})`}>
            <rect width={width} height={height} rx="4" />
            <path d={left} />
            <path d={right} />
          </g>
        ))}
      </g>
    </svg>
  )
}
