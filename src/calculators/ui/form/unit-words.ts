/** Prefixes by their names, in English and as spelled in Thai. */
const prefixWords: Readonly<Record<string, string>> = {
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  peta: 'P',
  exa: 'E',
  zetta: 'Z',
  yotta: 'Y',
  ronna: 'R',
  quetta: 'Q',
  kibi: 'Ki',
  mebi: 'Mi',
  gibi: 'Gi',
  tebi: 'Ti',
  pebi: 'Pi',
  exbi: 'Ei',
  กิโล: 'k',
  เมกะ: 'M',
  เมกา: 'M',
  กิกะ: 'G',
  จิกะ: 'G',
  เทระ: 'T',
  เทรา: 'T',
  เทอรา: 'T',
  เพตะ: 'P',
  เพตา: 'P',
}

const perSecond = '(?:\\s*(?:per|/|a)\\s*(?:second|sec|s)|\\s*(?:ต่อ|/)\\s*วินาที)'
const words = new RegExp(
  `(${Object.keys(prefixWords).join('|')})?\\s?(bytes?|bits?|ไบต์|บิต)(${perSecond})?$`,
  'iu',
)
/** Periods of a volume: hours, days, months of 30 days. */
const times: readonly (readonly [RegExp, string])[] = (
  [
    ['h', 'hour|hr|h', 'ชั่วโมง|ชม\\.?'],
    ['d', 'day|d', 'วัน'],
    ['mo', 'month|mo', 'เดือน'],
  ] as const
).map(([symbol, english, thai]) => [
  new RegExp(`\\s*(?:(?:\\bper\\b|\\ban?\\b|/)\\s*(?:${english})|(?:ต่อ|/)\\s*(?:${thai}))$`, 'i'),
  symbol,
])

/** Writes a volume and its period as one unit: `1 TB a day` as `1 TB/d`. */
const perTime = (text: string): string => {
  for (const [time, symbol] of times)
    if (time.test(text)) return `${withUnitSymbol(text.replace(time, ''))}/${symbol}`
  return text
}

const ethernet = /([kmgt])be$/i

/** Replaces a unit after a number by its symbol: `12 terabytes` becomes `12 TB`, `10 GbE` `10 Gbit/s`, `8 เมกะบิตต่อวินาที` `8 Mbit/s`. */
export const withUnitSymbol = (text: string): string =>
  perTime(text)
    .replace(words, (_all, prefix: string = '', atom: string, rate?: string) => {
      const symbol = prefix && prefixWords[prefix.toLowerCase()]
      return `${symbol}${/^(?:byte|ไบต์)/i.test(atom) ? 'B' : 'bit'}${rate ? '/s' : ''}`
    })
    .replace(ethernet, (_all, letter: string) => `${letter.toUpperCase().replace('K', 'k')}bit/s`)

/** Short words that mean bytes in fields for capacities, and bits per second in fields for rates. */
const shortWords: Readonly<Record<string, 'M' | 'G'>> = {
  meg: 'M',
  megs: 'M',
  เมก: 'M',
  เม็ก: 'M',
  gig: 'G',
  gigs: 'G',
  กิ๊ก: 'G',
}
export const shortWordPrefix = (unit: string): 'M' | 'G' | undefined => shortWords[unit.toLowerCase()]

const clock = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|น\.?|นาฬิกา)?$/i

/**
 * Reads a time of day: `18:30`, `6pm`, `06.00 น.`; `6.30` alone is a number.
 * @returns hours since midnight
 */
export const readTimeOfDay = (text: string): number | undefined => {
  const [all, hours = '', minutes, half = ''] = clock.exec(text) ?? []
  if (all === undefined || (!half && !all.includes(':'))) return undefined
  const isHalf = /^[ap]/i.test(half)
  const hour = Number(hours)
  if (Number(minutes ?? 0) > 59 || hour > (isHalf ? 12 : 24) || (isHalf && hour === 0)) return undefined
  const ofDay = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  return ofDay + Number(minutes ?? 0) / 60
}
