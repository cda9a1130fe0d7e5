import { bahtFigure, countFigure } from './page/figures.ts'
import type { OldList, PriceList } from './price-list.ts'

/** A figure that differs between two lists; `undefined` where a list has none. */
export interface Change {
  readonly kind: 'price' | 'free' | 'setUp' | 'term' | 'support'
  /** Of the item or the support plan; the months of a term. */
  readonly name: { readonly en: string; readonly th: string }
  readonly before: string | undefined
  readonly now: string | undefined
}

type Item = OldList['items'][number]
type List = Pick<PriceList, 'terms' | 'support'> & { readonly items: readonly Item[] }

const priceOf = ({ tiers }: Item) =>
  tiers
    .map(({ upTo, price }) => (upTo === null ? '' : `≤ ${countFigure(upTo)}: `) + bahtFigure(price))
    .join(' / ')
const freeOf = ({ included }: Item) => countFigure(included)
const setUpOf = ({ once }: Item) => bahtFigure(once ?? '0')

/** Lists what has changed since an older list for an order. */
export const changesSince = (
  old: List,
  now: List,
  order: { readonly items: readonly string[]; readonly term: number; readonly support: string },
): readonly Change[] => {
  /** Compares what both lists have under a name. */
  const compared = <One>(
    kind: Change['kind'],
    find: (list: List) => One | undefined,
    textOf: (one: One) => string,
    nameOf: (one: One) => Change['name'],
  ): Change[] => {
    const [before, after] = [find(old), find(now)]
    const either = after ?? before
    if (either === undefined) return []
    const change = {
      kind,
      name: nameOf(either),
      before: before && textOf(before),
      now: after && textOf(after),
    }
    return change.before === change.now ? [] : [change]
  }
  const name = (one: { name: Change['name'] }) => one.name
  return [
    ...order.items.flatMap((id) => {
      const find = ({ items }: List) => items.find((one) => one.id === id)
      const isInBoth = find(old) !== undefined && find(now) !== undefined
      return [
        ...compared('price', find, priceOf, name),
        ...(isInBoth
          ? [...compared('free', find, freeOf, name), ...compared('setUp', find, setUpOf, name)]
          : []),
      ]
    }),
    ...compared(
      'term',
      ({ terms }) => terms.find(({ months }) => months === order.term),
      ({ discount }) => `${discount}%`,
      ({ months }) => ({ en: String(months), th: String(months) }),
    ),
    ...compared(
      'support',
      ({ support }) => support.find(({ id }) => id === order.support),
      ({ percent, minimum }) => `${percent}%, ≥ ${bahtFigure(minimum)}`,
      name,
    ),
  ]
}
