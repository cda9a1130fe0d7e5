import { pathOf } from '../../../catalogue/urls.ts'
import { LinkWithValues } from '../../../components/link-with-values.tsx'
import { Terms } from '../../../components/terms.tsx'
import type { SizeView } from '../../../pricing/page/views.ts'
import type { PictureOf } from '../../picture.schema.ts'
import { Meter } from '../meter.tsx'
import css from './capacity.module.css'
import { Choice } from './choice.tsx'

/**
 * What a size is made of, each part as a share of the largest size's, and what it costs by the price list. Opens with the smallest, whose
 * price the page's head names.
 */
export function Capacity({
  choose,
  sizes,
  offers = [],
  estimate,
}: PictureOf<'capacity'> & { offers?: readonly SizeView[]; estimate?: string }) {
  const options = sizes.map(({ name, fits }, index) => {
    const { lines = [], prices = [], search = {} } = offers[index] ?? {}
    return {
      name,
      says: `${prices[0]?.amount ?? ''} ${prices[0]?.label ?? ''}`,
      panel: (
        <div className={css.size}>
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={line.name}>
                <span>{line.name}</span>
                <strong>{line.quantity}</strong>
                <div data-grows>
                  <Meter share={line.share} />
                </div>
              </li>
            ))}
          </ul>
          <div className={css.price}>
            <p className={css.fits}>{fits}</p>
            <Terms
              items={prices.map(({ label, amount }) => ({ term: label, text: amount }))}
              className={css.prices}
            />
            {estimate && (
              <p>
                <LinkWithValues to={pathOf('pricing')} values={search} className={css.estimate}>
                  {estimate}
                </LinkWithValues>
              </p>
            )}
          </div>
        </div>
      ),
    }
  })
  return <Choice legend={choose} options={options} />
}
