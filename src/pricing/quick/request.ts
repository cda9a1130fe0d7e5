import { inHundredthSatang, inSatang } from '../exact.ts'
import type { Machine, MachineRules } from '../machines.ts'
import { newRequest } from '../page/new-request.ts'
import type { PriceList } from '../price-list.ts'
import { type QuickInput, type QuickItem, type QuickRates, storageOf } from './rates.ts'

type Quick = NonNullable<PriceList['quick']>

const partsOf = ({ machines, quick }: PriceList): { rules: MachineRules; quick: Quick } | undefined =>
  machines && quick && { rules: machines, quick }

/** Machines of the small estimate: all equal, of its size, with the requested storage. */
export const quickMachine = (list: PriceList, input: QuickInput): Machine | undefined => {
  const parts = partsOf(list)
  const size = parts?.rules.sizes.find(({ id }) => id === parts.quick.size)
  return (
    parts &&
    size && {
      count: input.servers,
      amounts: { ...size.amounts, [parts.quick.storage]: storageOf(input) },
      options: input.option ? [parts.quick.option] : [],
      name: '',
    }
  )
}

/**
 * Extracts the data that the home page's small estimate is calculated from.
 * @returns `undefined` if the list has no small estimate
 * @throws if a month without a term has a discount or support has a price, which the small estimate doesn't cover
 */
export const quickRates = (list: PriceList): QuickRates | undefined => {
  const parts = partsOf(list)
  const size = parts?.rules.sizes.find(({ id }) => id === parts.quick.size)
  if (!parts || !size) return undefined
  const { rules, quick } = parts
  const { term, support } = newRequest(list)
  const plan = list.support.find(({ id }) => id === support)
  const isPlain =
    Number(list.terms.find(({ months }) => months === term)?.discount) === 0 &&
    Number(plan?.percent) === 0 &&
    Number(plan?.minimum) === 0
  if (!isPlain)
    throw new Error(
      'the small estimate needs a term of one month without a discount, and a support level without a price',
    )
  const amounts = rules.amounts.map(({ item }) => ({
    item,
    needs:
      item === quick.storage ? ([0, 1, 1, 0, 0] as const) : ([size.amounts[item] ?? 0, 0, 1, 0, 0] as const),
  }))
  const option = rules.options.find(({ id }) => id === quick.option)
  const extras = (option?.items ?? []).map(({ item, per, times = 1, covers = 1, least = 0 }) => ({
    item,
    needs:
      per === quick.storage
        ? ([0, times, covers, least, 1] as const)
        : ([
            per === undefined ? times : Math.ceil((times * (size.amounts[per] ?? 0)) / covers),
            0,
            1,
            least,
            1,
          ] as const),
  }))
  const needs = [...amounts, ...extras]
  return {
    minMonthly: Number(inSatang(list.minMonthly)),
    items: list.items
      .filter(({ id }) => needs.some(({ item }) => item === id))
      .map(
        ({ id, step, max, included, tiers }): QuickItem => ({
          needs: needs.filter(({ item }) => item === id).map((need) => need.needs),
          step,
          max,
          included,
          tiers: tiers.map(({ upTo, price }) => [upTo ?? 0, Number(inHundredthSatang(price))]),
        }),
      ),
  }
}
