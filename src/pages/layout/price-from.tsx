import { Icon } from '../../components/icon.tsx'
import css from './price-from.module.css'

/** The example price in one line, linked to its calculation. */
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
