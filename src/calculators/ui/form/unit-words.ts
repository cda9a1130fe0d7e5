/** Prefixes by their names, in English and as spelled in Thai. */
const prefixWords: Readonly<Record<string, string>> = {
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  terra: 'T',
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
  `(${Object.keys(prefixWords).join('|')})?\\s?(bytes?|bits?|ไบต์|ไบท์|บิต|บิท)(${perSecond})?$`,
  'iu',
)
/** Periods of a volume: minutes, hours, days, weeks, months of 30 days, years of 365. */
const times: readonly (readonly [RegExp, string])[] = (
  [
    ['min', 'minute|min', 'นาที'],
    ['h', 'hour|hr|h', 'ชั่วโมง|ชม\\.?', 'hourly', 'ชั่วโมงละ'],
    ['d', 'day|d|24\\s*h', 'วัน', 'daily', 'วันละ'],
    ['w', 'week|wk|w', 'สัปดาห์|อาทิตย์', 'weekly', '(?:สัปดาห์|อาทิตย์)ละ'],
    ['mo', 'month|mo', 'เดือน', 'monthly', 'เดือนละ'],
    ['y', 'year|yr|y', 'ปี', 'yearly', 'ปีละ'],
  ] as const
).map(([symbol, english, thai, adverb = 'never', each = 'never']) => [
  new RegExp(
    `\\s*(?:(?:\\b(?:per|an?|every|each)\\b|/)\\s*(?:${english})|\\b${adverb}|(?:ต่อ|/)\\s*(?:${thai}))$|^${each}\\s*`,
    'i',
  ),
  symbol,
])

/** Drops the period of a daily amount, for fields that mean a day anyway: `500 GB a day` is `500 GB`, `5%/day` is `5%`. */
export const withoutDay = (text: string): string => {
  const [day] = times.find(([, symbol]) => symbol === 'd') ?? []
  return day ? text.replace(day, '') : text
}

/** Writes a volume and its period as one unit: `1 TB a day` as `1 TB/d`. */
const perTime = (text: string): string => {
  for (const [time, symbol] of times)
    if (time.test(text)) return `${withUnitSymbol(text.replace(time, ''))}/${symbol}`
  return text
}

/** Symbols as they are spoken in Thai. */
const spokenSymbols: readonly (readonly [RegExp, string])[] = [
  [/(?:เอ็ม|เอม)บี$/, 'MB'],
  [/จีบี$/, 'GB'],
  [/ทีบี$/, 'TB'],
  [/พีบี$/, 'PB'],
]

const ethernet = /([kmgt])(?:be|(?:b|bit|igabit)\s?ethernet)$/i

/** Replaces a unit after a number by its symbol: `12 terabytes` becomes `12 TB`, `10 GbE` `10 Gbit/s`, `8 เมกะบิตต่อวินาที` `8 Mbit/s`. */
export const withUnitSymbol = (text: string): string =>
  spokenSymbols
    .reduce((read, [spoken, symbol]) => read.replace(spoken, symbol), perTime(text))
    .replace(/\s*(?:\/|\bper\b)\s*sec(?:ond)?$/i, '/s')
    .replace(words, (_all, prefix: string = '', atom: string, rate?: string) => {
      const symbol = prefix && prefixWords[prefix.toLowerCase()]
      return `${symbol}${/^(?:byte|ไบ)/i.test(atom) ? 'B' : 'bit'}${rate ? '/s' : ''}`
    })
    .replace(ethernet, (_all, letter: string) => `${letter.toUpperCase().replace('K', 'k')}bit/s`)

/** Short words that mean bytes in fields for capacities, and bits per second in fields for rates. */
const shortWords: Readonly<Record<string, 'M' | 'G' | 'T'>> = {
  meg: 'M',
  megs: 'M',
  เมก: 'M',
  เม็ก: 'M',
  gig: 'G',
  gigs: 'G',
  กิ๊ก: 'G',
  กิก: 'G',
  จิ๊ก: 'G',
  giga: 'G',
  กิกะ: 'G',
  tera: 'T',
  terra: 'T',
  teras: 'T',
  เทระ: 'T',
  เทรา: 'T',
  เทอรา: 'T',
}
export const shortWordPrefix = (unit: string): 'M' | 'G' | 'T' | undefined => shortWords[unit.toLowerCase()]

const clock = /^(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.|น\.?|นาฬิกา|o['’]clock)?$/i

/** Hours of the day by name. */
const namedHours: ReadonlyMap<string, number> = new Map([
  ['midnight', 0],
  ['noon', 12],
  ['midday', 12],
  ['เที่ยงคืน', 0],
  ['เที่ยง', 12],
  ['เที่ยงวัน', 12],
  ['บ่ายโมง', 13],
])

/** Counts of the Thai day: ตี 2 is 2:00, 8 โมงเช้า 8:00, บ่าย 3 (โมง) 15:00, 5 โมงเย็น 17:00, 2 ทุ่ม 20:00. */
const thaiHours: readonly (readonly [RegExp, first: number, last: number, added: number])[] = [
  [/^ตี\s*(\d{1,2})$/, 1, 5, 0],
  [/^(\d{1,2})\s*โมงเช้า$/, 6, 11, 0],
  [/^บ่าย\s*(\d{1,2})(?:\s*โมง)?$/, 1, 5, 12],
  [/^(\d{1,2})\s*โมงเย็น$/, 4, 6, 12],
  [/^(\d{1,2})\s*ทุ่ม$/, 1, 5, 18],
]

const readNamedHour = (text: string): number | undefined => {
  const named = namedHours.get(text.toLowerCase())
  if (named !== undefined) return named
  for (const [pattern, first, last, added] of thaiHours) {
    const hour = Number(pattern.exec(text)?.[1])
    if (hour >= first && hour <= last) return hour + added
  }
  return undefined
}

/**
 * Reads a time of day: `18:30`, `6pm`, `06.00 น.`, `2 ทุ่ม`, `noon`; `6.30` alone is a number.
 * @returns hours since midnight
 */
export const readTimeOfDay = (text: string): number | undefined => {
  const named = readNamedHour(text)
  if (named !== undefined) return named
  const [all, hours = '', minutes, half = ''] = clock.exec(text) ?? []
  if (all === undefined || (!half && !/[:h]/i.test(all))) return undefined
  const isHalf = /^[ap]/i.test(half)
  const hour = Number(hours)
  if (Number(minutes ?? 0) > 59 || hour > (isHalf ? 12 : 24) || (isHalf && hour === 0)) return undefined
  const ofDay = isHalf ? (hour % 12) + (/^p/i.test(half) ? 12 : 0) : hour
  return ofDay + Number(minutes ?? 0) / 60
}
