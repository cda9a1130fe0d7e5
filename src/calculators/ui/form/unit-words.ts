/** Symbols by their spellings. */
const symbolsBy = <const Symbol extends string>(
  spellings: Readonly<Record<Symbol, string>>,
): ReadonlyMap<string, Symbol> =>
  new Map(
    (Object.entries(spellings) as [Symbol, string][]).flatMap(([symbol, words]) =>
      words.split(' ').map((word) => [word, symbol] as const),
    ),
  )

/** Prefixes by their names, in English and as spelled in Thai. */
const prefixWords = symbolsBy({
  k: 'kilo กิโล',
  M: 'mega เมกะ เมกา',
  G: 'giga กิกะ จิกะ',
  T: 'tera terra เทระ เทรา เทอรา',
  P: 'peta เพตะ เพตา',
  E: 'exa',
  Z: 'zetta',
  Y: 'yotta',
  R: 'ronna',
  Q: 'quetta',
  Ki: 'kibi',
  Mi: 'mebi',
  Gi: 'gibi',
  Ti: 'tebi',
  Pi: 'pebi',
  Ei: 'exbi',
})

const perSecond = '(?:\\s*(?:per|/|a)\\s*(?:second|sec|s)|\\s*(?:ต่อ|/)\\s*วินาที)'
const words = new RegExp(
  `(${[...prefixWords.keys()].join('|')})?\\s?(bytes?|bits?|ไบต์|ไบท์|บิต|บิท)(${perSecond})?$`,
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
      const symbol = prefixWords.get(prefix.toLowerCase()) ?? ''
      return `${symbol}${/^(?:byte|ไบ)/i.test(atom) ? 'B' : 'bit'}${rate ? '/s' : ''}`
    })
    .replace(ethernet, (_all, letter: string) => `${letter.toUpperCase().replace('K', 'k')}bit/s`)

/** Short words that mean bytes in fields for capacities, and bits per second in fields for rates. */
const shortWords = symbolsBy({
  M: 'meg megs เมก เม็ก',
  G: 'gig gigs กิ๊ก กิก จิ๊ก giga กิกะ',
  T: 'tera terra teras เทระ เทรา เทอรา',
})

export const shortWordPrefix = (unit: string): 'M' | 'G' | 'T' | undefined =>
  shortWords.get(unit.toLowerCase())

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
