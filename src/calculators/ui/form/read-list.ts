import { readNumber } from './read-number.ts'

/** More elements than any machine has; a longer list is refused as a whole. */
const longest = 10_000
const repeated = /^(\d{1,5})[x×*](.+)$/i

const elements = (token: string): number[] => {
  const [, count, value] = repeated.exec(token) ?? []
  if (count === undefined || value === undefined) return [Number(readNumber(token) ?? Number.NaN)]
  const each = Number(readNumber(value) ?? Number.NaN)
  return Array.from({ length: Math.min(Number(count), longest + 1) }, () => each)
}

/**
 * Reads several numbers, separated by spaces, semicolons, line breaks or commas (a comma within a number only where another
 * separator is used); `6x4` is six times 4. What is no number is NaN.
 */
export const readList = (typed: string): number[] => {
  const trimmed = typed.trim()
  if (trimmed === '') return []
  const tokens = /[;\s]/.test(trimmed)
    ? trimmed.split(/[;\s]+/).map((token) => token.replace(/,$/, ''))
    : trimmed.split(',')
  const numbers = tokens.filter((token) => token !== '').flatMap(elements)
  return numbers.length > longest ? [Number.NaN] : numbers
}
