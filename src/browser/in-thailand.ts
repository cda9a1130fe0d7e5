/** Whether the visitor's clock is set to Thailand's time, which no other country has under this name. */
export const isInThailand = (): boolean =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Bangkok'
