import { measures } from './measures.ts'
import css from './stripe.module.css'
import type { NodeKind } from './types.ts'

/** The edge that says whose a part is, by the `data-kind` of the element around it. */
export function Stripe({ y = 0, height }: { y?: number; height: number }) {
  const { stripe } = measures
  // Round ends are half as long as the stripe is wide.
  const [x, end] = [stripe / 2, stripe / 2]
  return <line className={css.stripe} x1={x} x2={x} y1={y + end} y2={y + height - end} />
}

/** The same edge along an item of a list, as high as the item, which is positioned. */
export function ItemStripe({ kind }: { kind: NodeKind }) {
  return (
    <svg aria-hidden="true" className={css.item} data-kind={kind}>
      <line className={css.stripe} y2="100%" />
    </svg>
  )
}
