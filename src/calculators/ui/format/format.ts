/** Formats numbers and dates for a language. Numbers given as decimal text keep all their digits. */
export interface Format {
  /** At most `digits` significant digits (default 6), but never fewer than the integer part has. */
  readonly number: (value: number | string, digits?: number) => string
  /** A share of 1 as a percentage. */
  readonly percent: (share: number, digits?: number) => string
  /** An amount in a currency, by its ISO code in front of it: `THB 1,234.50`. */
  readonly money: (amount: number, currency: string, decimals?: number) => string
  /** An amount without its currency. */
  readonly amount: (amount: number, decimals?: number) => string
  /** Texts as one list: `4, 8 and 16`. */
  readonly list: (texts: readonly string[]) => string
  /** A month `YYYY-MM` in words. */
  readonly month: (month: string) => string
  /** A day `YYYY-MM-DD` in words. */
  readonly date: (date: string) => string
}

/** From this power of ten on, and below its inverse, powers of ten are easier to read than zeros. */
const largestExponent = 15
const smallestExponent = -6

const noBreak = '\u00a0'
/** Shown in place of a missing number. */
const nothing = '–'

type Scientific = NonNullable<ReturnType<typeof scientificOf>>

const decimal = /^([+-]?)0*(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i

/** Mantissa, from 1 to below 10 or 0, and exponent of decimal text of any length and size, even too small for a double; `undefined` if it isn't decimal text. */
const scientificOf = (text: string) => {
  const match = decimal.exec(text)
  if (!match) return undefined
  const [, sign = '', integer = '', fraction = '', power = '0'] = match
  const digits = integer + fraction
  const zeros = digits.search(/[1-9]/)
  if (zeros === -1) return { mantissa: 0, exponent: 0 }
  const mantissa = Number(`${sign}${digits[zeros]}.${digits.slice(zeros + 1)}`)
  return { mantissa, exponent: Number(power) + integer.length - 1 - zeros }
}

/** Written `1.5×10^-9`, which `Maths` sets with a raised exponent. */
const writeScientific = (
  { mantissa, exponent }: Scientific,
  digits: number,
  plain: (value: number, digits: number) => string,
) => {
  const rounded = Number(mantissa.toPrecision(digits))
  const carried = Math.abs(rounded) === 10
  const [shown, power] = carried ? [rounded / 10, exponent + 1] : [rounded, exponent]
  return `${plain(shown, digits)}${noBreak}×${noBreak}10^${power}`
}

const known = new Map<string, Format>()

/** Formats of a locale (BCP 47), cached because the underlying formatters are slow to create. */
export const formatOf = (locale: string): Format => {
  const format = known.get(locale) ?? makeFormat(locale)
  known.set(locale, format)
  return format
}

const makeFormat = (locale: string): Format => {
  const formats = new Map<string, Intl.NumberFormat>()
  const format = (value: number | string, options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options)
    const formatter = formats.get(key) ?? new Intl.NumberFormat(locale, options)
    formats.set(key, formatter)
    // Passes decimal text directly to the formatter, without a detour through a double.
    return formatter.format(value as number)
  }
  const plain = (value: number | string, digits: number) => {
    const magnitude = Math.abs(Number(value))
    return magnitude >= 10 ** (digits - 1)
      ? format(value, { maximumFractionDigits: 0 })
      : format(value, { maximumSignificantDigits: digits })
  }
  const number = (value: number | string, digits = 6) => {
    const scientific = scientificOf(typeof value === 'number' ? value.toExponential() : value.trim())
    if (!scientific) return nothing
    const { exponent } = scientific
    return exponent >= largestExponent || exponent < smallestExponent
      ? writeScientific(scientific, digits, plain)
      : plain(value, digits)
  }
  const days = (options: Intl.DateTimeFormatOptions) => {
    let form: Intl.DateTimeFormat | undefined
    return (text: string) => {
      form ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return form.format(new Date(`${text.length === 7 ? `${text}-01` : text}T00:00:00Z`))
    }
  }
  const amount = (value: number, decimals = 2) =>
    format(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  let lists: Intl.ListFormat | undefined
  const list = (texts: readonly string[]) => {
    lists ??= new Intl.ListFormat(locale)
    return lists.format(texts)
  }
  return {
    number,
    amount,
    list,
    percent: (share, digits = 4) => `${number(share * 100, digits)}%`,
    money: (value, currency, decimals) => `${currency}${noBreak}${amount(value, decimals)}`,
    month: days({ year: 'numeric', month: 'long' }),
    date: days({ year: 'numeric', month: 'short', day: 'numeric' }),
  }
}
