import { useTranslation } from 'react-i18next'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { Legend } from '../diagram/legend.tsx'
import type { Land } from '../map/land.ts'
import { grid, mapPlaces, type PlaceName, pointOf } from '../map/places.ts'
import css from './map.module.css'
import type { Content } from './map.schema.ts'

/** Round trips between places farther apart than this, in cells, are written beside their lines. */
const farApart = 5

/** In cells. */
const textSize = 1.6

/** A map of woven stitches, drawn at build, beside what runs at each of its places. */
export function MapBlock({ caption, places, land, ...section }: Content & { land: Land }) {
  const { t } = useTranslation()
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
                <ul>
                  {items.map((item) => (
                    <li key={item.label} data-kind={item.kind}>
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

/** Hidden from screen readers: the list beside it says all that it shows. */
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
