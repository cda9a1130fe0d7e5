import { type LogoGround, logoTones, mark, markStrokes } from '../styles/logo.ts'

interface LogoMarkProps {
  /** Width and height in px; its steps meet the screen's pixels at 16, 32, 48 and 64. */
  size: number
  on?: LogoGround
}

/** The mark without the name; below 32 px its threads touch, since gaps between them would blur. */
export function LogoMark({ size, on = 'dark' }: LogoMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      width={size}
      height={size}
      strokeWidth={size < mark.size ? mark.pitch : mark.thread}
    >
      {markStrokes.map(({ part, d }) => (
        <path key={part} d={d} stroke={`var(--palette-${logoTones[on][part]})`} />
      ))}
    </svg>
  )
}
