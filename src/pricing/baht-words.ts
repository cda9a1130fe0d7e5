import type { Satang } from './exact.ts'

const digits = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']
const million = 1_000_000n

/** Words of a digit and its place; a final one after any other digit is เอ็ด, by the Royal Institute's rule. */
const digitWords = (digit: number, place: number, isFirst: boolean): string => {
  if (digit === 0) return ''
  if (place === 1 && digit === 1) return 'สิบ'
  if (place === 1 && digit === 2) return 'ยี่สิบ'
  if (place === 0 && digit === 1 && !isFirst) return 'เอ็ด'
  return `${digits[digit]}${places[place]}`
}

/** Words of a whole number above zero, in groups of six digits. */
const numberWords = (value: bigint): string => {
  const upper = value / million
  const group = String(value % million)
  const head = upper > 0n ? `${numberWords(upper)}ล้าน` : ''
  const words = [...group].map((digit, index) =>
    digitWords(Number(digit), group.length - 1 - index, index === 0 && upper === 0n),
  )
  return head + words.join('')
}

/** An amount in Thai words, as contracts and quotations repeat it. */
export const bahtWords = (amount: Satang): string => {
  const baht = amount / 100n
  const satang = amount % 100n
  if (baht === 0n && satang === 0n) return 'ศูนย์บาทถ้วน'
  const bahtPart = baht > 0n ? `${numberWords(baht)}บาท` : ''
  return satang > 0n ? `${bahtPart}${numberWords(satang)}สตางค์` : `${bahtPart}ถ้วน`
}
