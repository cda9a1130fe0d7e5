import type { PictureOf } from '../picture.schema.ts'
import css from './cost.module.css'
import { Rows } from './rows.tsx'

/** In px: the chart's size, the space between two months' columns, and the room for figures above them. */
const [width, height, gap, head] = [480, 120, 16, 24] as const

const sum = (heights: readonly number[]) => heights.reduce((total, one) => total + one, 0)

export function Cost({ parts, months, rows }: PictureOf<'cost'>) {
  const step = width / months.length
  const totals = months.map(({ heights }) => sum(heights))
  const [first = 0] = totals
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 ${-head} ${width} ${head + height + 24}`} className={css.chart}>
        {months.map(({ label, heights }, index) => {
          const middle = (index + 0.5) * step
          return (
            <g key={label}>
              {heights.map((share, part) => {
                const below = sum(heights.slice(0, part))
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
              {first > 0 && (
                <text x={middle} y={height - ((totals[index] ?? 0) * height) / 100 - 6} className={css.index}>
                  {Math.round((100 * (totals[index] ?? 0)) / first)}
                </text>
              )}
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
        {first > 0 && <li className={css.base}>{months[0]?.label} = 100</li>}
      </ul>
      <Rows rows={rows} />
    </>
  )
}
