import { useTranslation } from 'react-i18next'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { useConfig } from '../config/config-context.ts'
import { Legend } from '../diagram/legend.tsx'
import { ItemStripe } from '../diagram/stripe.tsx'
import { type Language, wordsLocale } from '../i18n/languages.ts'
import { grid, type Land, mapPlaces, type PlaceName, pointOf } from '../map/places.ts'
import css from './map.module.css'
import type { Content } from './map.schema.ts'

/** Minimum distance, in cells, between two places whose round trip is written beside their line. */
const farApart = 5

/** In cells. */
const textSize = 1.6

/** A map of woven stitches, drawn by the build, beside a list of what runs at each place. */
export function MapBlock({ caption, places, land, ...section }: Content & { land: Land }) {
  const { t } = useTranslation()
  const files = useTestFiles()
  const nameOf = (name: PlaceName) => places.find(({ place }) => place === name)?.label ?? name
  return (
    <Section {...section} room="full">
      <figure className={css.figure}>
        <Drawing places={places} land={land} />
        <figcaption>
          <ul className={css.places}>
            {places.map(({ place, label, items, roundTrip }) => (
              <li key={place}>
                <h3>{label}</h3>
                {roundTrip && (
                  <p className={css.roundTrip}>
                    {t('map.roundTrip', { place: nameOf(roundTrip.to), time: roundTrip.label })}
                  </p>
                )}
                <PlaceFacts place={place} file={files[place]} />
                <ul>
                  {items.map((item) => (
                    <li key={item.label}>
                      <ItemStripe kind={item.kind} />
                      {item.label}
                      {item.note && <small>{item.note}</small>}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <Legend nodes={places.flatMap(({ items }) => items)} />
          <p className={css.caption}>
            <Rich>{caption}</Rich>
          </p>
        </figcaption>
      </figure>
    </Section>
  )
}

/** The URLs of the places' test files that the operator has set, which the prerendered page cannot know. */
const useTestFiles = (): Partial<Record<string, string>> => {
  const { LATENCY_TEST_URLS = '' } = useConfig()
  const isHydrated = useHydrated()
  return isHydrated ? Object.fromEntries(LATENCY_TEST_URLS.split(',').map((pair) => pair.split('='))) : {}
}

/** Facts that only some places have: the energy figure, and a file for measuring the connection to the place. */
function PlaceFacts({ place, file }: { place: PlaceName; file: string | undefined }) {
  const { t, i18n } = useTranslation()
  const { pue } = mapPlaces[place]
  const year =
    pue &&
    new Intl.DateTimeFormat(wordsLocale(i18n.language as Language), {
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.UTC(pue.year, 6))
  return (
    <>
      {pue && <p className={css.roundTrip}>{t('map.pue', { value: pue.value, year })}</p>}
      {file && (
        <p className={css.roundTrip}>
          <a href={file} rel="nofollow">
            {t('map.testFile')}
          </a>
        </p>
      )}
    </>
  )
}

/** Hidden from screen readers: the list beside it says everything that it shows. */
function Drawing({ places, land }: { places: Content['places']; land: Land }) {
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${grid.columns} ${grid.rows}`}
      fontSize={textSize}
      aria-hidden="true"
    >
      <g transform="translate(.2 .5)">
        <path className={css.around} d={land.around} />
        <path className={css.home} d={land.home} />
      </g>
      {places.map(({ place, roundTrip }) => roundTrip && <Line key={place} from={place} {...roundTrip} />)}
      {places.map(({ place, label, items }) => {
        const [x, y] = pointOf(place)
        const { side } = mapPlaces[place]
        return (
          <g key={place} className={css.place} data-kind={items[0]?.kind}>
            <circle cx={x} cy={y} r={0.55} />
            <text x={x + (side === 'left' ? -1.2 : 1.2)} y={y + 0.6} data-side={side}>
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Line({ from, to, label }: { from: PlaceName; to: PlaceName; label: string }) {
  const [[x1, y1], [x2, y2]] = [pointOf(from), pointOf(to)]
  return (
    <g className={css.line}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      {Math.hypot(x2 - x1, y2 - y1) > farApart && (
        <text x={(x1 + x2) / 2 + 1} y={(y1 + y2) / 2}>
          {label}
        </text>
      )}
    </g>
  )
}
