/** Writes numbers and dates the way a language does. Numbers given as decimal text keep all their digits. */
export interface Format {
  /** At most `digits` significant digits (6 unless given), but never fewer than the integer part has. */
  readonly number: (value: number | string, digits?: number) => string
  /** A share of 1 as a percentage. */
  readonly percent: (share: number, digits?: number) => string
  /** An amount in a currency, by its ISO code in front of it: `THB 1,234.50`. */
  readonly money: (amount: number, currency: string, decimals?: number) => string
  /** A month `YYYY-MM` in words. */
  readonly month: (month: string) => string
  /** A day `YYYY-MM-DD` in words. */
  readonly date: (date: string) => string
}

/** From here on, and below its counterpart, powers of ten are easier to read than zeros. */
const largest = 1e15
const smallest = 1e-6

const noBreak = '\u00a0'

/** Mantissa and exponent; written `1.5×10^-9`, which `Maths` sets with a raised exponent. */
const scientific = (
  value: number | string,
  digits: number,
  plain: (value: number, digits: number) => string,
) => {
  const [mantissa = '0', exponent = '0'] = (
    typeof value === 'string' && /e/i.test(value) ? value : Number(value).toExponential()
  )
    .toLowerCase()
    .split('e')
  return `${plain(Number(mantissa), digits)}${noBreak}×${noBreak}10^${Number(exponent)}`
}

const known = new Map<string, Format>()

/** The formats of a locale (BCP 47). There is one of each: what they are made of takes browsers long to set up. */
export const formatOf = (locale: string): Format => {
  const format = known.get(locale) ?? makeFormat(locale)
  known.set(locale, format)
  return format
}

const makeFormat = (locale: string): Format => {
  const formats = new Map<string, Intl.NumberFormat>()
  const format = (value: number | string, options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options)
    const found = formats.get(key) ?? new Intl.NumberFormat(locale, options)
    formats.set(key, found)
    // Decimal text goes to the formatter as it is, without a detour over a double.
    return found.format(value as number)
  }
  const plain = (value: number | string, digits: number) => {
    const magnitude = Math.abs(Number(value))
    return magnitude >= 10 ** (digits - 1)
      ? format(value, { maximumFractionDigits: 0 })
      : format(value, { maximumSignificantDigits: digits })
  }
  const number = (value: number | string, digits = 6) => {
    const magnitude = Math.abs(Number(value))
    return magnitude !== 0 && (magnitude >= largest || magnitude < smallest)
      ? scientific(value, digits, plain)
      : plain(value, digits)
  }
  const days = (options: Intl.DateTimeFormatOptions) => {
    let form: Intl.DateTimeFormat | undefined
    return (text: string) => {
      form ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return form.format(new Date(`${text.length === 7 ? `${text}-01` : text}T00:00:00Z`))
    }
  }
  return {
    number,
    percent: (share, digits = 4) => `${number(share * 100, digits)}${noBreak}%`,
    money: (amount, currency, decimals = 2) =>
      `${currency}${noBreak}${format(amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`,
    month: days({ year: 'numeric', month: 'long' }),
    date: days({ year: 'numeric', month: 'short', day: 'numeric' }),
  }
}
