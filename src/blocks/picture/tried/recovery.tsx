import { useId } from 'react'
import type { PictureOf } from '../../picture.schema.ts'
import { Choice } from './choice.tsx'
import css from './recovery.module.css'

/** The tier shown first: the one that most systems get. */
const first = 1

/** Share of the drawing's width that the longest span takes, in percent. */
const longest = 46

/** Data lost before a disaster and time without service after it, by tier. */
export function Recovery({
  choose,
  moment,
  lost,
  back,
  price,
  sites = [],
  tiers,
  tierPrices = [],
}: PictureOf<'recovery'> & { tierPrices?: readonly string[] }) {
  const most = Math.log1p(Math.max(...tiers.flatMap(({ minutes }) => [minutes.lost, minutes.back])))
  const share = (minutes: number) => (longest * Math.log1p(minutes)) / most
  const options = tiers.map((tier, index) => ({
    name: tier.name,
    note: tier.back,
    says: `${lost}: ${tier.lost}, ${back}: ${tier.back}`,
    panel: (
      <div className={css.tier}>
        <div>
          <Spans lost={share(tier.minutes.lost)} back={share(tier.minutes.back)} />
          <p className={css.moment}>{moment}</p>
          <dl className={css.times}>
            <div>
              <dt>{lost}</dt>
              <dd>{tier.lost}</dd>
            </div>
            <div>
              <dt>{back}</dt>
              <dd>{tier.back}</dd>
            </div>
          </dl>
          {tier.copies && <Copies sites={sites} copies={tier.copies} />}
        </div>
        <div className={css.method}>
          <p>
            <strong>{tier.name}</strong> {tier.method}
            <small>{tier.fits}</small>
          </p>
          {price && (
            <dl className={css.price}>
              <dt>{price.example}</dt>
              <dd>{tierPrices[index] || price.onRequest}</dd>
            </dl>
          )}
        </div>
      </div>
    ),
  }))
  return <Choice legend={choose} first={first} options={options} />
}

/** Threads on both sides of the moment: cut before it, loose after it. Shares are in percent of the width. */
function Spans({ lost, back }: { lost: number; back: number }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="72" className={css.spans}>
      <defs>
        {(['lost', 'back'] as const).map((span) => (
          <pattern key={span} id={`${id}-${span}`} width="6" height="4" patternUnits="userSpaceOnUse">
            <line className={css[span]} x1="2" x2="2" y2="4" />
          </pattern>
        ))}
      </defs>
      <line className={css.time} x2="100%" y1="36" y2="36" />
      <rect
        className={css.before}
        data-grows
        x={`${50 - lost}%`}
        y="12"
        width={`${lost}%`}
        height="48"
        fill={`url(#${id}-lost)`}
      />
      <rect
        className={css.after}
        data-grows
        x="50%"
        y="12"
        width={`${back}%`}
        height="48"
        fill={`url(#${id}-back)`}
      />
      <line className={css.mark} x1="50%" x2="50%" y2="72" />
    </svg>
  )
}

type Tier = PictureOf<'recovery'>['tiers'][number]

/** A swatch of cloth for each copy, at its site; the first is in use. */
function Copies({ sites, copies }: { sites: readonly string[] } & Required<Pick<Tier, 'copies'>>) {
  return (
    <ul className={css.sites}>
      {sites.map((name, site) => (
        <li key={name}>
          {name}
          <ul>
            {copies.map(
              (copy, index) =>
                copy.site === site && (
                  <li key={copy.name} data-used={index === 0 || undefined}>
                    <svg aria-hidden="true" width="28" height="28">
                      <rect x="1" y="1" width="26" height="26" />
                      <path d="M6 2v24M11 2v24M17 2v24M22 2v24" />
                    </svg>
                    <strong>{copy.name}</strong>
                    <small>{copy.age}</small>
                  </li>
                ),
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
