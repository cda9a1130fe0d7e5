import type { Format } from '../format/format.ts'

type StepValues = Readonly<Record<string, number | string>>

const isAmount = (name: string) => /Usd$|^price/.test(name)

/** The amounts among a working step's values as money is written: whole, or with both its cents. */
export const moneyTexts = (values: StepValues, { money }: Format): StepValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' && isAmount(name)
        ? [name, money(value, 'USD', Number.isInteger(value) ? 0 : 2)]
        : [name, value],
    ),
  )
