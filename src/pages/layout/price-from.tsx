import { Icon } from '../../components/icon.tsx'
import css from './price-from.module.css'

/** What a service costs, in one line that leads to how the price comes about. */
export function PriceFrom({ headline }: { headline: string }) {
  return (
    <p className={css.price}>
      <a href="#price">
        {headline}
        <Icon name="arrow" />
      </a>
    </p>
  )
}
