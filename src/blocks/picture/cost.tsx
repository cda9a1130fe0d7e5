import type { PictureOf } from '../picture.schema.ts'
import css from './cost.module.css'
import { Rows } from './rows.tsx'

/** In px: the chart's size, and the space between two months' columns. */
const [width, height, gap] = [480, 120, 16] as const

export function Cost({ parts, months, rows }: PictureOf<'cost'>) {
  const step = width / months.length
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height + 24}`} className={css.chart}>
        {months.map(({ label, heights }, index) => {
          const middle = (index + 0.5) * step
          return (
            <g key={label}>
              {heights.map((share, part) => {
                const below = heights.slice(0, part).reduce((sum, one) => sum + one, 0)
                return (
                  <line
                    key={parts[part]}
                    data-part={part}
                    x1={middle}
                    x2={middle}
                    y1={height - (below * height) / 100}
                    y2={height - ((below + share) * height) / 100}
                    strokeWidth={step - gap}
                  />
                )
              })}
              <text x={middle} y={height + 18}>
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <ul className={css.legend}>
        {parts.map((part, index) => (
          <li key={part} data-part={index}>
            {part}
          </li>
        ))}
      </ul>
      <Rows rows={rows} />
    </>
  )
}
