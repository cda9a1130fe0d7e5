import {
  aNumber,
  anInteger,
  fieldsOf,
  numbersOf,
  rejectOverflow,
  required,
  type Untrusted,
  withDefault,
} from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { times, toUsd } from '../shared/money.ts'
import { add, exact } from '../shared/rational.ts'
import type { SqlInput } from './input.ts'
import { coreLicences, packsOf, readWorkload } from './workload.ts'

/** One point of the break-even chart. */
export interface CalPoint {
  readonly cals: number
  readonly serverCalUsd: number
  readonly coreUsd: number
}

const prices = ['priceCore2packUsd', 'priceServerUsd', 'priceCalUsd']

/** Points of the chart beside the first. */
const intervals = 40

/**
 * Licence cost of Standard, with `sqlOses` servers and CALs against by core, from 0 to at least `maxCals` CALs in equal
 * steps; empty when the model counts no cores.
 */
export function calSeries(input: Untrusted<SqlInput>, maxCals: unknown): readonly CalPoint[] | InputError {
  const fields = fieldsOf(input)
  const price = (name: string) => exact(required(fields, name, aNumber({ min: 0 })))
  return settle(() => {
    const step = Math.ceil(anInteger({ min: 1 })(maxCals, 'userCals') / intervals)
    const licences = coreLicences(readWorkload(fields, 'standard'))
    if (licences === null) return []
    const coreUsd = toUsd(times(packsOf(licences), price('priceCore2packUsd')))
    const servers = times(withDefault(fields, 'sqlOses', anInteger({ min: 1 }), 1), price('priceServerUsd'))
    const cal = price('priceCalUsd')
    const points = Array.from({ length: intervals + 1 }, (_, index) => {
      const cals = index * step
      return { cals, serverCalUsd: toUsd(add(servers, times(cals, cal))), coreUsd }
    })
    return rejectOverflow(points, numbersOf(fields, prices))
  })
}
