import type { DurationUnit } from '../../shared/time.ts'

/** The words of the small calculator, taken from the calculator's own locale file. */
export interface QuickTexts {
  readonly size: string
  readonly sizeUnit: string
  readonly rate: string
  readonly rateUnit: string
  /** Stands before the time. */
  readonly answer: string
  /** What the time leaves out. */
  readonly note: string
  /** What to enter where a value is no number. */
  readonly wrong: string
  /** Leads to the whole calculator. */
  readonly more: string
  readonly duration: Readonly<Record<DurationUnit, string>>
}

/** What the small calculator asks, as it stands before anybody has typed; the names are those of the whole calculator's form. */
export const quickFields = {
  fileSizeValue: '100',
  fileSizeUnit: 'GB',
  linkRateValue: '1',
  linkRateUnit: 'Gbit/s',
} as const

export type QuickField = keyof typeof quickFields

/** Units that a move is talked about in. */
export const quickUnits = {
  fileSizeUnit: ['GB', 'TB', 'GiB', 'TiB'],
  linkRateUnit: ['Mbit/s', 'Gbit/s'],
} as const
