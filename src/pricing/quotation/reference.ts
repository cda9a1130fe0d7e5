import { clockInThailand } from './today.ts'

/** Crockford's base 32: no letter is taken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes of chance that a reference takes. */
export const chanceBytes = 6

/**
 * A draft reference such as `D20261126-1432-7K3M9Q`: day and time in Thailand, then letters of chance, so that two buyers never hold the
 * same one. The seller's own number follows when a quotation is confirmed.
 */
export const draftReference = (now: Date, chance: Uint8Array): string => {
  const { day, time } = clockInThailand(now)
  const random = [...chance].map((byte) => letters[byte % letters.length]).join('')
  return `D${day.replaceAll('-', '')}-${time.replace(':', '')}-${random}`
}
