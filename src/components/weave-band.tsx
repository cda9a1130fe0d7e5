import { useId } from 'react'
import type { Page } from '../catalogue/pages.ts'
import { areaOf } from '../catalogue/urls.ts'
import type { Tone as ColourToken } from '../styles/tokens.ts'
import type { Tone } from '../weave/families.ts'
import { bleeds, yarn } from '../weave/to-svg.ts'
import { weave } from '../weave/weave.ts'

interface WeaveBandProps {
  page: Pick<Page, 'id' | 'path'>
  className?: string | undefined
}

const colours: Record<Tone, ColourToken> = {
  indigo: 'indigo',
  light: 'indigo-light',
  accent: 'marigold',
  cotton: 'cotton',
}

/** The four mirrorings that make a repeat of a quarter. */
const mirrorings = (width: number, height: number) => [
  undefined,
  `matrix(-1 0 0 1 ${width * 2} 0)`,
  `matrix(1 0 0 -1 0 ${height * 2})`,
  `matrix(-1 0 0 -1 ${width * 2} ${height * 2})`,
]

/** The page's own cloth, tiled over whatever room its class gives it; the same drawing as `toSvg` makes for files. */
export function WeaveBand({ page, className }: WeaveBandProps) {
  const id = useId()
  const { width, height, layers } = weave(page.id, areaOf(page))
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <defs>
        <g id={`${id}y`}>
          {layers.map(({ tone, d }) => (
            <path key={tone} d={d} stroke={`var(--palette-${colours[tone]})`} />
          ))}
        </g>
        <g id={`${id}q`} fill="none" strokeWidth={yarn}>
          {bleeds.map(([by, opacity]) => (
            <g key={by} opacity={opacity}>
              <use href={`#${id}y`} x={-by} />
              <use href={`#${id}y`} x={by} />
            </g>
          ))}
          <use href={`#${id}y`} />
        </g>
        <pattern
          id={id}
          width={width * 2}
          height={height * 2}
          patternUnits="userSpaceOnUse"
          patternTransform="scale(1.5)"
        >
          {mirrorings(width, height).map((transform) => (
            <use key={transform ?? 'as it is'} href={`#${id}q`} transform={transform} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
