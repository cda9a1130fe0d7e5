import { capacitySymbol, capacityUnits, rateSymbol, rateUnits } from '../../shared/units.ts'
import type { Currency } from '../money/currency.ts'
import type { ChoiceField, Field, Values } from './fields.ts'
import { plainTyped, readNumber, readWithUnit } from './read-typed.ts'
import { readTimeOfDay, shortWordPrefix, withoutDay } from './unit-words.ts'

/** Meaning of a number field's text. */
export interface Quantity {
  /** Decimal text, in the field's unit or in `unit`. */
  readonly number: string
  /** The unit to choose, if the field has a choice of them. */
  readonly unit?: string
}

/** Size of a unit; `undefined` if it isn't of this kind. */
type Kind = (unit: string, values: Values) => number | undefined

/** Reads `16T`, `16tb` and `500 gb` as bytes in fields for bytes. */
const bytesOf = (unit: string) => {
  const short = shortWordPrefix(unit)
  if (short) return `${short}B`
  const [, letter = '', binary] = /^([kmgtpe])(i?)(?:bs?)?$/i.exec(unit) ?? []
  const prefix = binary ? letter.toUpperCase() : letter.toUpperCase().replace('K', 'k')
  return letter && `${prefix}${binary ? 'i' : ''}B`
}

const capacity: Kind = (unit) => {
  const bits = capacityUnits.get(capacitySymbol(unit) ?? bytesOf(unit))?.bits
  return bits === undefined ? undefined : Number(bits)
}

/** Reads `100M`, `100 Mb`, `100 Mbit` and `1 gig` as per second in fields for rates. */
const bitsPerSecond = (unit: string) => {
  const short = shortWordPrefix(unit)
  if (short) return `${short}bit/s`
  const [, letter] = /^([kKmMgGtT])(?:b|bits?(?:\/s)?)?$/.exec(unit) ?? []
  if (letter) return `${letter.toUpperCase().replace('K', 'k')}bit/s`
  return unit.endsWith('bit') ? `${unit}/s` : ''
}

/** Seconds per period in which a volume is given: `1 TB a day`. */
const secondsPer: ReadonlyMap<string, number> = new Map([
  ['min', 60],
  ['h', 3600],
  ['d', 86_400],
  ['w', 7 * 86_400],
  ['mo', 30 * 86_400],
  ['y', 365 * 86_400],
])

const volumeRate = (unit: string) => {
  const [, volume = '', per = ''] = /^(.+)\/(\w+)$/.exec(unit) ?? []
  const [bits, seconds] = [capacity(volume, {}), secondsPer.get(per)]
  return bits === undefined || seconds === undefined ? undefined : bits / seconds
}

const rate: Kind = (unit) => {
  const bits = rateUnits.get(rateSymbol(unit) ?? bitsPerSecond(unit))?.bits
  return bits === undefined ? volumeRate(unit) : Number(bits)
}

/** A kind from unit words and their sizes. */
const oneOfWords = (sizes: Readonly<Record<string, number>>): Kind => {
  const known = new Map(
    Object.entries(sizes).flatMap(([words, size]) => words.split(' ').map((word) => [word, size] as const)),
  )
  return (unit) => known.get(unit.toLowerCase())
}

/** Months, for terms in months or years. */
const term = oneOfWords({
  'm mo mos month months เดือน': 1,
  'quarter quarters ไตรมาส': 3,
  'y yr yrs year years ปี': 12,
})

/** Days, for retention times. */
const days = oneOfWords({
  'd day days วัน': 1,
  'w wk wks week weeks สัปดาห์ อาทิตย์': 7,
  'm mo mos month months เดือน': 30,
  'quarter quarters ไตรมาส': 90,
  'y yr yrs year years ปี': 365,
})

/** Seconds. */
const time = oneOfWords({
  'us µs μs microsecond microseconds ไมโครวินาที': 1e-6,
  'ms msec millisecond milliseconds มิลลิวินาที': 0.001,
  's sec secs second seconds วินาที': 1,
  'm min mins minute minutes นาที': 60,
  'h hr hrs hour hours ชั่วโมง ชม ชม.': 3600,
  'd day days วัน': 86_400,
  'w wk wks week weeks สัปดาห์ อาทิตย์': 604_800,
  'y yr yrs year years ปี': 31_536_000,
})

const share = oneOfWords({ '% percent pct เปอร์เซ็นต์ เปอร์เซนต์ เปอร์เซ็น ร้อยละ': 1 })
const ratio = oneOfWords({ ':1 x × times เท่า': 1 })
const count = oneOfWords({
  'k thousand พัน': 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  'million ล้าน': 1e6,
  'disk disks drive drives hdd hdds ssd ssds bay bays pc pcs piece pieces unit units ลูก ตัว ก้อน': 1,
  'core cores cpu cpus vcpu vcpus processor processors socket sockets thread threads คอร์ แกน': 1,
  'server servers host hosts node nodes vm vms เครื่อง': 1,
  'user users device devices cal cals คน ผู้ใช้ อุปกรณ์': 1,
  'file files stream streams connection connections ไฟล์': 1,
  'copy copies point points group groups vdev vdevs ชุด สำเนา จุด กลุ่ม': 1,
})

const dollars = oneOfWords({ 'usd $ us$ dollar dollars ดอลลาร์ เหรียญ': 1 })
const baht = oneOfWords({ 'thb ฿ baht บาท บ.': 1 })

/** Currency meant by a word or sign. */
export const readCurrency = (typed: string): Currency | undefined => {
  if (dollars(typed, {}) !== undefined) return 'USD'
  return baht(typed, {}) === undefined ? undefined : 'THB'
}

/** US dollars, with baht at the form's own rate. */
const money: Kind = (unit, values) => {
  if (baht(unit, values) === undefined) return dollars(unit, values)
  const perUsd = Number(readNumber(values.thbPerUsd ?? ''))
  return perUsd > 0 ? 1 / perUsd : undefined
}

const kinds: readonly Kind[] = [capacity, rate, term, days, time, share, ratio, money]

/** Ratio of one unit to another; `undefined` if they aren't of one kind. */
export const factorOf = (typed: string, fieldUnit: string, values: Values): number | undefined => {
  for (const kind of kinds) {
    const [from, to] = [kind(typed, values), kind(fieldUnit, values)]
    if (from !== undefined && to !== undefined) return from / to
  }
  return undefined
}

/** Significant digits that stay correct in a product of two doubles. */
const productDigits = 15

const scaled = (number: string, factor: number) =>
  factor === 1 ? number : String(Number((Number(number) * factor).toPrecision(productDigits)))

const isUnit = ({ choices }: ChoiceField, unit: string) =>
  choices.some((choice) => (typeof choice === 'string' ? choice === unit : choice.values.includes(unit)))

/** Unit of a field's number, if it has one. */
const unitOf = (field: Field, values: Values): string | undefined => {
  if (field.kind !== 'number' && field.kind !== 'list') return undefined
  const counted = field.kind === 'number' ? field.typedUnit : undefined
  return (field.unit ?? (typeof counted === 'function' ? counted(values) : counted))?.replace(' ', '')
}

/** A prefix alone means powers of 1024 if the field's unit does, and bytes a second if it does: `64K` of a window is 64 KiB, `200M` of a disk 200 MB/s. */
const withOwnBase = (unit: string, fieldUnit: string) => {
  if (!/^[kmgtpe]$/i.test(unit)) return unit
  if (/^[KMGTPE]iB$/.test(fieldUnit)) return `${unit.toUpperCase()}iB`
  return fieldUnit.endsWith('B/s') ? `${unit.toUpperCase().replace('K', 'k')}B/s` : unit
}

const ratioToOne = /\s*(?::|\/|-?to-?)\s*1$/i
/** One part of a duration: `8 hours`, `30นาที`. */
const durationPart = /([\p{Nd}.,]+)\s*([^\p{Nd}\s,]+)(?:\s*,)?\s*(?:and\s|และ)?\s*/gu

/** Reads a duration of several parts in seconds, larger parts first: `8h 30m`, `1 day 2 hours`. */
const secondsOfParts = (typed: string): number | undefined => {
  const text = plainTyped(typed)
  const parts = [...text.matchAll(durationPart)]
  if (parts.length < 2 || parts.map(([part]) => part).join('') !== text) return undefined
  let sum = 0
  let last = Number.POSITIVE_INFINITY
  for (const [, digits = '', unit = ''] of parts) {
    const size = time(unit, {})
    const number = readNumber(digits)
    if (size === undefined || number === undefined || size >= last) return undefined
    sum += Number(number) * size
    last = size
  }
  return sum
}

/** Converts a typed quantity to the field's own unit; a field without one accepts counting words only, such as `disks`. */
const converted = (typed: string, fieldUnit: string | undefined, values: Values): string | undefined => {
  const seconds = fieldUnit === undefined ? undefined : time(fieldUnit, values)
  const sum = seconds === undefined ? undefined : secondsOfParts(typed)
  if (seconds !== undefined && sum !== undefined) return scaled(String(sum), 1 / seconds)
  // Ratios are typed as shown, or with a word or a slash.
  const given =
    fieldUnit === ':1' && ratioToOne.test(typed)
      ? { number: readNumber(typed.replace(ratioToOne, '')), unit: ':1' }
      : readWithUnit(typed)
  if (given?.number === undefined) return undefined
  const unit = fieldUnit === undefined ? given.unit : withOwnBase(given.unit, fieldUnit)
  const factor = fieldUnit === undefined ? count(unit, values) : factorOf(unit, fieldUnit, values)
  return factor === undefined ? undefined : scaled(given.number, factor)
}

/** Reads a number with a unit for a field with a choice of units: in that unit if it's a choice, else converted to the initial one. */
const inChosenUnit = (units: ChoiceField, typed: string, values: Values): Quantity | undefined => {
  const given = readWithUnit(typed)
  if (!given) return undefined
  const unit = isUnit(units, given.unit) ? given.unit : units.readUnit?.(given.unit)
  if (unit !== undefined && isUnit(units, unit)) return { number: given.number, unit }
  const number = converted(typed, units.initial, values)
  return number === undefined ? undefined : { number, unit: units.initial }
}

const hoursIn = (typed: string) => {
  const hours = readTimeOfDay(plainTyped(typed))
  return hours === undefined ? undefined : scaled(String(hours), 1)
}

/** Reads an amount as a percentage of another field, in TB. */
const percentageOf = (whole: string, typed: string, values: Values): string | undefined => {
  const amount = converted(withoutDay(plainTyped(typed)), 'TB', values)
  const given = values[whole] ?? ''
  const all = Number(readNumber(given) ?? converted(given, 'TB', values))
  return amount !== undefined && all > 0 ? scaled(amount, 100 / all) : undefined
}

/** Reads a number field's text with its typed unit; `undefined` without a unit, or with one the field doesn't accept. */
export const readQuantity = (field: Field, typed: string, values: Values): Quantity | undefined => {
  if (field.kind !== 'number') return undefined
  if (field.units) return inChosenUnit(field.units, typed, values)
  const number =
    (field.timeOfDay && hoursIn(typed)) ||
    (field.shareOf && percentageOf(field.shareOf, typed, values)) ||
    converted(field.shareOf ? withoutDay(plainTyped(typed)) : typed, unitOf(field, values), values)
  return number === undefined ? undefined : { number }
}

/** Reads a number of a list in the list's unit. */
export const readElementOf = (field: Field, values: Values) => (typed: string) =>
  readNumber(typed) ?? converted(typed, unitOf(field, values), values)
