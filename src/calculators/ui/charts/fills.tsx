import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Distinguishes areas of a drawing by pattern as well as by tone, so that they're legible without colour: threads, woven in several ways. */
export type Fill = 'marigold' | 'light' | 'hatched' | 'dotted' | 'hollow' | 'barred'

/** Value of the `fill` attribute by fill. */
export const fills: Readonly<Record<Fill, string>> = {
  marigold: 'url(#fill-marigold)',
  light: 'url(#fill-light)',
  hatched: 'url(#fill-hatched)',
  dotted: 'url(#fill-dotted)',
  hollow: 'var(--palette-ground)',
  barred: 'url(#fill-barred)',
}

// Not `display: none`, with which some browsers lose the patterns.
const Hidden = styled('svg')({ position: 'absolute', width: 0, height: 0 })

/** Defines the patterns; render once per page that uses them. */
export function FillPatterns() {
  return (
    <Hidden aria-hidden="true" width="0" height="0">
      <defs>
        <Threads id="fill-marigold" color="var(--palette-marigold)" />
        <Threads id="fill-light" color="var(--palette-indigo-light)" />
        <pattern
          id="fill-hatched"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--palette-indigo)" />
          <rect width="2.5" height="6" fill="var(--palette-indigo-light)" />
        </pattern>
        <pattern id="fill-dotted" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--palette-indigo)" />
          <circle cx="3" cy="3" r="1.4" fill="var(--palette-cotton)" />
        </pattern>
        <pattern id="fill-barred" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" fill="var(--palette-ground)" />
          <rect width="4" height="1" fill="var(--palette-muted)" />
        </pattern>
      </defs>
    </Hidden>
  )
}

/** Threads side by side, as in the meters of the site's pictures. */
function Threads({ id, color }: { id: string; color: string }) {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" fill="var(--palette-ground)" />
      <rect width="3" height="4" fill={color} />
    </pattern>
  )
}

const Mark = styled('svg')({
  display: 'inline-block',
  width: 14,
  height: 14,
  marginInlineEnd: 8,
  verticalAlign: '-0.1em',
})

/** Legend sample of a fill, shown beside its name. */
export function Swatch({ fill }: { fill: Fill }) {
  return (
    <Mark aria-hidden="true" viewBox="0 0 14 14">
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={fills[fill]} stroke="var(--palette-border)" />
    </Mark>
  )
}

const Keys = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  fontSize: 'var(--type-label)',
  color: 'var(--palette-muted)',
})

export interface LegendEntry {
  readonly sample: ReactNode
  readonly text: string
}

/** Explains what a drawing distinguishes by look. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Keys>
      {entries.map(({ sample, text }) => (
        <li key={text}>
          {sample}
          {text}
        </li>
      ))}
    </Keys>
  )
}
