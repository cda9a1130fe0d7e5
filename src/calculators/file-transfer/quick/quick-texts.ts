import type { DurationUnit } from '../../shared/time.ts'

/** Texts of the small calculator, taken from the calculator's own locale file. */
export interface QuickTexts {
  readonly size: string
  readonly sizeUnit: string
  readonly rate: string
  readonly rateUnit: string
  /** Label before the time. */
  readonly answer: string
  /** Says what the time leaves out. */
  readonly note: string
  /** Says what to enter if a value is not a number. */
  readonly wrong: string
  /** Link text to the full calculator. */
  readonly more: string
  readonly duration: Readonly<Record<DurationUnit, string>>
}

/** Fields of the small calculator with their initial values, named as in the full calculator's form. */
export const quickFields = {
  fileSizeValue: '100',
  fileSizeUnit: 'GB',
  linkRateValue: '1',
  linkRateUnit: 'Gbit/s',
} as const

export type QuickField = keyof typeof quickFields

/** Units in which people talk about moving data. */
export const quickUnits = {
  fileSizeUnit: ['GB', 'TB', 'GiB', 'TiB'],
  linkRateUnit: ['Mbit/s', 'Gbit/s'],
} as const
