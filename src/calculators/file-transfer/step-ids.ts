/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const transferStepIds = [
  'total-size',
  'wire-size',
  'link-rate',
  'window-rate',
  'effective-rate',
  'setup',
  'time',
  'seconds-for-data',
  'required-goodput',
  'required-link',
  'max-size',
] as const

export type TransferStepId = (typeof transferStepIds)[number]
