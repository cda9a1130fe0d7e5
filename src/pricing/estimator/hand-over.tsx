import { Link } from '@tanstack/react-router'
import { pathOf } from '../../catalogue/urls.ts'
import css from './estimator.module.css'
import { useWords } from './figures.ts'
import type { PriceOutcome } from './overview.tsx'

/** Takes the estimate to the contact form. */
export function HandOverToContact({ outcome: _ }: { outcome: PriceOutcome }) {
  const { own } = useWords()
  return (
    <p className={css.onward}>
      <Link to={pathOf('contact')}>{own('handOver.quote')}</Link>
    </p>
  )
}
