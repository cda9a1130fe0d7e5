import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode } from 'react'
import { Legend, type LegendEntry } from './fills.tsx'
import { fine, type Point, pathThrough, placeLabels, thinOut, ticksTo } from './scale.ts'

interface Series {
  readonly id: string
  readonly label: string
  readonly look: LineLook
  readonly points: readonly Point[]
}

/** A named place on the chart. */
interface Mark {
  readonly x: number
  readonly y: number
  readonly label: string
}

// Lines are stretched to the available space but text isn't, so text has drawings of its own.
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 10px',
  fontSize: 'var(--type-label)',
  lineHeight: 1.4,
  color: 'var(--palette-muted)',
  fontVariantNumeric: 'tabular-nums',
  // For the marks' labels, each on a line of its own, above the scale's highest.
  paddingTop: '2.1em',
  '&[data-marks="2"]': { paddingTop: '3.8em' },
  '&:has(> [data-names])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
})

const Plot = styled('div')({
  position: 'relative',
  height: 'clamp(11rem, 24vw, 15rem)',
  borderBottom: '1px solid var(--palette-border)',
})

/** Sized by its longest label; those are invisible. */
const Scale = styled('div')({
  position: 'relative',
  '&[data-names]': { fontWeight: 600 },
  '& > span': { display: 'block', visibility: 'hidden', height: 0, whiteSpace: 'nowrap' },
})

// Positions are SVG attributes, because the content security policy blocks style attributes.
const Drawing = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'currentcolor',
})

const Base = styled('div')({ gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: 8 })

/** Ticks under the plot, with the axis' name below them. */
const Across = styled('div')({
  gridColumn: 2,
  position: 'relative',
  marginTop: -6,
  paddingTop: '1.9em',
  textAlign: 'end',
})

const Name = styled('text')({ '@media (forced-colors: active)': { fill: 'CanvasText' } })

const Marked = styled('g')({ color: 'var(--palette-text)', fill: 'currentcolor' })

const Below = styled('div')({ gridColumn: 2 })

interface LineChartProps {
  /** Names the chart; without it, it is hidden from assistive technology, whose users get the table beside it. */
  label?: string
  series: readonly Series[]
  /** At most two. */
  marks: readonly Mark[]
  /** The smallest and the largest x. */
  from: number
  to: number
  /** Labels under the axis, evenly spread from the first x to the last; or the axis' name and how its round values are written. */
  base: readonly string[] | { readonly name: string; readonly text: (x: number) => string }
  /** Names the lines, two of them, at their ends instead of in a legend. */
  namesLines?: boolean
  scale: (value: number) => string
  /** Drawn under the axis, on the same scale. */
  children?: ReactNode
  /** Legend entries for what is drawn there. */
  legend?: readonly LegendEntry[]
}

/** Draws lines over one axis. */
export function LineChart({
  label,
  series,
  marks,
  from,
  to,
  base,
  namesLines = false,
  scale,
  children,
  legend = [],
}: LineChartProps) {
  const heights = series.flatMap(({ points }) => points.map(([, y]) => y))
  const ticks = ticksTo(
    heights.reduce((most, y) => Math.max(most, y), 0),
    4,
  )
  const top = ticks.at(-1) ?? 1
  const left = (x: number) => ((x - from) / (to - from || 1)) * 100
  const up = (y: number) => (y / top) * 100
  const longest = ticks.map(scale).reduce((long, text) => (text.length > long.length ? text : long), '')
  return (
    <Frame
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-marks={marks.length}
    >
      <Scale>
        <span>{longest}</span>
        <Drawing aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x="100%" y={`${fine(100 - up(tick))}%`} dy="0.35em" textAnchor="end">
              {scale(tick)}
            </text>
          ))}
        </Drawing>
      </Scale>
      <Plot>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map((tick) => (
            <line
              key={tick}
              x2="100"
              y1={fine(100 - up(tick))}
              y2={fine(100 - up(tick))}
              stroke="var(--palette-line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {series.map(({ id, look, points }) => (
            <Curve key={id} look={look} points={thinOut(points).map(([x, y]) => [left(x), 100 - up(y)])} />
          ))}
        </Drawing>
        <Drawing aria-hidden="true">
          {placeLabels(marks.map((mark) => ({ ...mark, left: left(mark.x) }))).map(
            ({ mark, row, isBefore }) => (
              <MarkLabel
                key={mark.label}
                left={mark.left}
                down={100 - up(mark.y)}
                row={row}
                isBefore={isBefore}
              >
                {mark.label}
              </MarkLabel>
            ),
          )}
        </Drawing>
      </Plot>
      {namesLines && <Names series={series} up={up} />}
      {children && <Below>{children}</Below>}
      {'name' in base ? (
        <Across>
          <Drawing aria-hidden="true">
            {ticksTo(to, 6)
              .filter((x) => x >= from && x <= to && Number.isInteger(x))
              .map((x) => (
                <Fragment key={x}>
                  <line
                    x1={`${fine(left(x))}%`}
                    x2={`${fine(left(x))}%`}
                    y2="5"
                    stroke="var(--palette-border)"
                  />
                  <text x={`${fine(left(x))}%`} y="1.6em" textAnchor="middle">
                    {base.text(x)}
                  </text>
                </Fragment>
              ))}
          </Drawing>
          {base.name}
        </Across>
      ) : (
        <Base>
          {base.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Base>
      )}
      {!namesLines && (
        <Below>
          <Legend
            entries={[
              ...series.map(({ look, label }) => ({ sample: <CurveSwatch look={look} />, text: label })),
              ...legend,
            ]}
          />
        </Below>
      )}
    </Frame>
  )
}

/** Percent of the plot's height between the middles of two names, and above the middle of the highest. */
const apart = 12
const highest = 94

/** The lines' names beside their ends: in a margin of their own, where no mark's line crosses them. */
function Names({ series, up }: { series: readonly Series[]; up: (y: number) => number }) {
  const ends = series.map(({ points }) => up(points.at(-1)?.[1] ?? 0))
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  // Ends that are close together have their names around the middle of both.
  const isClose = most - least < apart
  const upper = Math.min(isClose ? (most + least + apart) / 2 : most, highest)
  const upperOne = ends.indexOf(most)
  return (
    <Scale data-names>
      {series.map(({ id, label }) => (
        <span key={id}>{label}</span>
      ))}
      <Drawing aria-hidden="true">
        {series.map(({ id, label, look }, index) => (
          <Name
            key={id}
            y={`${fine(100 - (index === upperOne ? upper : Math.min(ends[index] ?? 0, upper - apart)))}%`}
            dy="0.35em"
            fill={looks[look].stroke}
          >
            {label}
          </Name>
        ))}
      </Drawing>
    </Scale>
  )
}

interface MarkLabelProps {
  left: number
  down: number
  /** Number of other labels below it. */
  row: number
  isBefore: boolean
  children: string
}

/** A label above the plot with a line to a place on it, in percent of the plot. */
function MarkLabel({ left, down, row, isBefore, children }: MarkLabelProps) {
  const x = `${fine(left)}%`
  return (
    <Marked>
      <line
        x1={x}
        x2={x}
        y1={`${-0.4 - 1.7 * (row + 1)}em`}
        y2={`${fine(down)}%`}
        stroke="currentcolor"
        strokeWidth="2"
      />
      <text x={x} y={`${-1 - 1.7 * row}em`} dx={isBefore ? -7 : 7} textAnchor={isBefore ? 'end' : 'start'}>
        {children}
      </text>
    </Marked>
  )
}

/** Distinguishes a line by tone and dashes. `filled` also fills the area below it. */
type LineLook = 'filled' | 'solid' | 'dashed'

const looks: Readonly<Record<LineLook, { stroke: string; dash?: string }>> = {
  filled: { stroke: 'var(--palette-marigold)' },
  solid: { stroke: 'var(--palette-marigold)' },
  dashed: { stroke: 'var(--palette-indigo-light)', dash: '9 6' },
}

/** Draws a line through points in percent of the drawing, y pointing down. */
function Curve({ look, points }: { look: LineLook; points: readonly Point[] }) {
  const { stroke, dash } = looks[look]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const path = pathThrough(points)
  return (
    <>
      {look === 'filled' && (
        <path
          d={`${path}L${fine(last[0])} 100L${fine(first[0])} 100Z`}
          fill="var(--palette-indigo)"
          opacity="0.3"
        />
      )}
      <path
        d={path}
        fill="none"
        stroke={stroke}
        strokeWidth="2.5"
        strokeDasharray={dash}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

const Sample = styled('svg')({ display: 'inline-block', marginInlineEnd: 8, verticalAlign: 'middle' })

/** Legend sample of a line, shown beside its name. */
function CurveSwatch({ look }: { look: LineLook }) {
  const { stroke, dash } = looks[look]
  return (
    <Sample aria-hidden="true" width="24" height="8">
      <line x2="24" y1="4" y2="4" stroke={stroke} strokeWidth="2" strokeDasharray={dash} />
    </Sample>
  )
}
