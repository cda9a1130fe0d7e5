import { clockInThailand } from './today.ts'

/** Crockford's base 32, without letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random bytes in a reference. */
export const chanceBytes = 6

/**
 * A draft reference such as `D20261126-1432-7K3M9Q`: date and time in Thailand, then random letters, so that two buyers never get the same
 * one. The seller's own number follows when a quotation is confirmed.
 */
export const draftReference = (now: Date, chance: Uint8Array): string => {
  const { day, time } = clockInThailand(now)
  const random = [...chance].map((byte) => letters[byte % letters.length]).join('')
  return `D${day.replaceAll('-', '')}-${time.replace(':', '')}-${random}`
}
