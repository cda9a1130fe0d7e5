import { useId } from 'react'
import type { Page } from '../catalogue/pages.ts'
import { areaOf } from '../catalogue/urls.ts'
import type { Tone as ColourToken } from '../styles/tokens.ts'
import type { Tone } from '../weave/families.ts'
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

/** The page's own cloth, tiled over whatever room its class gives it. */
export function WeaveBand({ page, className }: WeaveBandProps) {
  const id = useId()
  const { width, height, layers } = weave(page.id, areaOf(page))
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <defs>
        <g id={`${id}q`} fill="none" strokeWidth="1">
          {layers.map(({ tone, d }) => (
            <path key={tone} d={d} stroke={`var(--palette-${colours[tone]})`} />
          ))}
        </g>
        <pattern id={id} width={width * 2} height={height * 2} patternUnits="userSpaceOnUse">
          <use href={`#${id}q`} />
          <use href={`#${id}q`} transform={`matrix(-1 0 0 1 ${width * 2} 0)`} />
          <use href={`#${id}q`} transform={`matrix(1 0 0 -1 0 ${height * 2})`} />
          <use href={`#${id}q`} transform={`matrix(-1 0 0 -1 ${width * 2} ${height * 2})`} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
