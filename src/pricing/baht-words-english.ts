import type { Satang } from './exact.ts'

const below20 = [
  '',
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const groups = ['', ' thousand', ' million', ' billion', ' trillion']

/** Words of a number from 1 to 999. */
const groupWords = (value: number): string => {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  const small =
    rest < 20
      ? below20[rest]
      : [tens[Math.floor(rest / 10)], below20[rest % 10]].filter((word) => word !== '').join('-')
  return [hundreds > 0 && `${below20[hundreds]} hundred`, small].filter(Boolean).join(' ')
}

/** Words of a whole number above zero, in groups of three digits. */
const numberWords = (value: bigint): string =>
  groups
    .map((name, index) => ({ name, value: Number((value / 1000n ** BigInt(index)) % 1000n) }))
    .filter((group) => group.value > 0)
    .reverse()
    .map((group) => groupWords(group.value) + group.name)
    .join(' ')

/** An amount below 10^15 baht in English words, as quotations repeat it. */
export const bahtWordsEnglish = (amount: Satang): string => {
  const baht = amount / 100n
  const satang = amount % 100n
  const parts = [
    (baht > 0n || satang === 0n) && `${baht > 0n ? numberWords(baht) : 'zero'} baht`,
    satang > 0n && `${numberWords(satang)} satang`,
  ].filter((part) => part !== false)
  const text = satang > 0n ? parts.join(' and ') : `${parts[0]} only`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
