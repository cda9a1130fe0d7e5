/** SI prefixes by power of 1000 (BIPM, with ronna and quetta from 2022). */
const siPrefixes = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y', 'R', 'Q'] as const

/** Binary prefixes by power of 1024, starting at 1 (IEC 80000-13). */
const iecPrefixes = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei', 'Zi', 'Yi'] as const

export interface Prefix {
  readonly symbol: string
  readonly base: 1000 | 1024
  readonly power: number
}

/** Every prefix, the empty one first. */
export const prefixes: readonly Prefix[] = [
  ...siPrefixes.map((symbol, power) => ({ symbol, base: 1000 as const, power })),
  ...iecPrefixes.map((symbol, index) => ({ symbol, base: 1024 as const, power: index + 1 })),
]

/** The exact factor of a prefix. */
export function prefixFactor({ base, power }: Prefix): bigint {
  return BigInt(base) ** BigInt(power)
}
