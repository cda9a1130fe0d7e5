/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const sqlStepIds = [
  'cores-physical',
  'cores-vm',
  'packs',
  'servers-cals',
  'replicas',
  'licence-core',
  'licence-server-cal',
  'assurance',
  'total',
  'break-even',
  'subscription',
  'payg',
  'free',
] as const

export type SqlStepId = (typeof sqlStepIds)[number]
