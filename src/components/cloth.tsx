import { useId, useRef } from 'react'
import { useSeen } from '../browser/use-seen.ts'
import type { Page } from '../catalogue/pages.ts'
import { areaOf } from '../catalogue/urls.ts'
import type { Tone } from '../styles/tokens.ts'
import type { Yarn } from '../weave/families.ts'
import { bleeds, yarnWidth } from '../weave/to-svg.ts'
import { weave } from '../weave/weave.ts'
import css from './cloth.module.css'

interface ClothProps {
  page: Pick<Page, 'id' | 'path'>
  className?: string | undefined
}

const colours: Record<Yarn, Tone> = {
  indigo: 'indigo',
  light: 'indigo-light',
  accent: 'marigold',
  cotton: 'cotton',
}

/** The four mirrored copies of a quarter that make up a repeat. */
const mirrorings = (width: number, height: number) => [
  undefined,
  `matrix(-1 0 0 1 ${width * 2} 0)`,
  `matrix(1 0 0 -1 0 ${height * 2})`,
  `matrix(-1 0 0 -1 ${width * 2} ${height * 2})`,
]

/**
 * Draws the page's own cloth over the whole drawing, as `toSvg` does but from the upper left corner and without ground and warp.
 * @param repeat height of a repeat in px; without it, half as large again as its threads
 */
function Tiles({ page, repeat }: Pick<ClothProps, 'page'> & { repeat?: number }) {
  // Unique per drawing, since the home page draws two cloths of different sizes.
  const id = useId()
  const { width, height, layers } = weave(page.id, areaOf(page))
  const scale = repeat ? repeat / (2 * height) : 1.5
  return (
    <>
      <defs>
        <g id={`${id}-yarn`}>
          {layers.map(({ yarn, d }) => (
            <path key={yarn} d={d} stroke={`var(--palette-${colours[yarn]})`} />
          ))}
        </g>
        <g id={`${id}-quarter`} fill="none" strokeWidth={yarnWidth}>
          {bleeds.map(([by, opacity]) => (
            <g key={by} opacity={opacity}>
              <use href={`#${id}-yarn`} x={-by} />
              <use href={`#${id}-yarn`} x={by} />
            </g>
          ))}
          <use href={`#${id}-yarn`} />
        </g>
        <pattern
          id={id}
          width={width * 2}
          height={height * 2}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {mirrorings(width, height).map((transform) => (
            <use key={transform ?? 'as it is'} href={`#${id}-quarter`} transform={transform} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}

/** The page's own cloth, tiled over the space that its class gives it. */
export function Cloth({ page, className }: ClothProps) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%">
      <Tiles page={page} />
    </svg>
  )
}

interface LateClothProps extends ClothProps {
  height?: number
  repeat?: number
}

/** Like `Cloth`, but drawn when it scrolls into view; an empty drawing reserves its space. */
export function LateCloth({ page, className, height, repeat }: LateClothProps) {
  const room = useRef<SVGSVGElement>(null)
  const isSeen = useSeen(room)
  return (
    <svg
      ref={room}
      aria-hidden="true"
      className={className ? `${css.late} ${className}` : css.late}
      width="100%"
      height={height ?? '100%'}
    >
      {isSeen && <Tiles page={page} {...(repeat && { repeat })} />}
    </svg>
  )
}

/** Height in px of a selvedge, which shows one whole repeat of the cloth. */
const selvedge = 32

/** A narrow edge of the page's own cloth along its closing band. */
export function Selvedge({ page }: Pick<ClothProps, 'page'>) {
  return <LateCloth page={page} className={css.selvedge} height={selvedge} repeat={selvedge} />
}
