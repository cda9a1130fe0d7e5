import { Link } from '@tanstack/react-router'
import { pathOf } from '../../catalogue/urls.ts'
import { Section } from '../../components/section.tsx'
import css from './price-slot.module.css'
import type { PriceSlotView } from './slot.ts'

/** What a service costs: an example from the price list, what drives the price, and the way to an estimate. */
export function PriceSlot({ title, headline, facts, sample, link }: PriceSlotView) {
  return (
    <Section id="price" title={title} sample={sample || undefined}>
      <p className={css.headline}>{headline}</p>
      <dl className={css.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={pathOf(link.page)} search={link.search} className={css.link}>
          {link.label}
        </Link>
      </p>
    </Section>
  )
}
