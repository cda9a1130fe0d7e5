import { toBits } from '../shared/convert.ts'
import { divide, exact, toNumber, whole } from '../shared/rational.ts'
import { aRateUnit } from '../shared/units.ts'
import type { TransferInput } from './input.ts'

/** The nominal rate of the line in Mbit/s, of an input that the calculator has accepted; 0 where no line is asked for. */
export function linkMbit({ linkRateValue = 0, linkRateUnit }: TransferInput): number {
  if (linkRateUnit === undefined) return 0
  const bits = toBits(exact(linkRateValue), aRateUnit(linkRateUnit, 'linkRateUnit'))
  return toNumber(divide(bits, whole(1_000_000)))
}
