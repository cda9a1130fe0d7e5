import { pathOf } from '../../catalogue/urls.ts'
import { Icon } from '../../components/icon.tsx'
import { LinkWithValues } from '../../components/link-with-values.tsx'
import { SampleTag } from '../../components/section.tsx'
import type { PriceExampleView } from '../../pricing/page/views.ts'
import css from './price-from.module.css'

/** The example price in one line, linked to the section that explains it. */
export function PriceFrom({
  headline,
  section = 'price',
}: {
  headline: string
  section?: string | undefined
}) {
  return (
    <p className={css.price}>
      <a href={`#${section}`}>
        {headline}
        {'\u00a0'}
        <Icon name="arrow" />
      </a>
    </p>
  )
}

/** The price of an example, linked to its estimate. */
export function PriceExample({ headline, example, sample, search }: PriceExampleView) {
  return (
    <p className={css.price}>
      <LinkWithValues to={pathOf('pricing')} values={search}>
        {headline}
        {'\u00a0'}
        <Icon name="arrow" />
      </LinkWithValues>
      <small className={css.example}>
        {example} {sample && <SampleTag />}
      </small>
    </p>
  )
}
