import { exactOf, roundHalfUp } from '../../src/pricing/exact.ts'
import type { Answers } from './answers.ts'

/** What a price list charges; taxes and discounts are not prices. */
interface Charges {
  version: string
  minMonthly: string
  support: { minimum: string }[]
  items: { tiers: { price: string }[]; once?: string }[]
}

/** A price changed by a percentage such as `+7%`, with as many decimals as it has, two at least; halves are rounded up, as in estimates. */
export const changedPrice = (price: string, percent: string): string => {
  const decimals = Math.max(2, price.split('.')[1]?.length ?? 0)
  const { numerator, denominator } = exactOf(price)
  const by = exactOf(percent.replace(/[+%-]/g, ''))
  const whole = 100n * by.denominator
  const changed = percent.startsWith('-') ? whole - by.numerator : whole + by.numerator
  const rounded = roundHalfUp({
    numerator: numerator * changed * 10n ** BigInt(decimals),
    denominator: denominator * whole,
  })
  const digits = String(rounded).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The number that each later change of a list adds to its version. */
const revision = /-r(\d+)$/
const stem = (version: string) => version.replace(revision, '')

/** A version that no shared link uses yet. */
export const nextVersion = (version: string) =>
  `${stem(version)}-r${Number(revision.exec(version)?.[1] ?? 0) + 1}`

/** Whether a list has a change's version already, from a run before: its prices must not change once more. */
export const hasChanged = ({ version }: Pick<Charges, 'version'>, change: Answers['priceChange']): boolean =>
  change !== undefined && stem(version) === change.version

/** Changes every price of a list in place, and names the list by the change's version. */
export const changeEveryPrice = (list: Charges, change: Answers['priceChange']): void => {
  if (!change || hasChanged(list, change)) return
  const changed = (price: string) => changedPrice(price, change.percent)
  list.version = change.version
  list.minMonthly = changed(list.minMonthly)
  for (const plan of list.support) plan.minimum = changed(plan.minimum)
  for (const item of list.items) {
    for (const tier of item.tiers) tier.price = changed(tier.price)
    if (item.once !== undefined) item.once = changed(item.once)
  }
}
