import { logoTones, mark, markStrokes } from '../styles/logo.ts'

/** Clear space around the mark in units: the heart's width. */
const clear = 10
const size = mark.size + 2 * clear
const grid = Array.from({ length: mark.size / 4 + 1 }, (_, index) => clear + 4 * index)
const middle = size / 2
const last = size - clear

/** The mark on its grid, with its clear space measured by the heart. */
export function LogoConstruction() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} width="260" height="260" fill="none">
      <path
        stroke="var(--palette-line)"
        strokeWidth="0.15"
        d={grid.map((at) => `M${at} ${clear}v${mark.size}M${clear} ${at}h${mark.size}`).join('')}
      />
      <rect
        x="0.2"
        y="0.2"
        width={size - 0.4}
        height={size - 0.4}
        stroke="var(--palette-border)"
        strokeWidth="0.25"
        strokeDasharray="1 1"
      />
      <g transform={`translate(${clear} ${clear})`} strokeWidth={mark.thread}>
        {markStrokes.map(({ part, d }) => (
          <path key={part} d={d} stroke={`var(--palette-${logoTones.dark[part]})`} />
        ))}
      </g>
      <path
        stroke="var(--palette-marigold)"
        strokeWidth="0.4"
        d={`M0 ${middle}h${clear}M${last} ${middle}h${clear}M${middle} 0v${clear}M${middle} ${last}v${clear}`}
      />
    </svg>
  )
}
