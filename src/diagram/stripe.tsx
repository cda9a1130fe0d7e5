import { measures } from './measures.ts'
import css from './stripe.module.css'

/** The edge that says whose a part is, by the `data-kind` of the element around it. */
export function Stripe({ y = 0, height }: { y?: number; height: number }) {
  const { stripe } = measures
  // Round ends are half as long as the stripe is wide.
  const [x, end] = [stripe / 2, stripe / 2]
  return <line className={css.stripe} x1={x} x2={x} y1={y + end} y2={y + height - end} />
}
