import { anInteger, fieldsOf, numbersOf, rejectOverflow, type Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { editionCosts } from './edition-cost.ts'
import type { WindowsInput } from './input.ts'
import { readWindowsPlan } from './plan.ts'
import { magnitudes } from './windows-server.ts'

/** One point of the break-even chart; a cost is `null` without prices. */
export interface BreakEvenPoint {
  readonly vmsPerHost: number
  readonly standardUsd: number | null
  readonly datacenterUsd: number | null
}

/** More points than a chart can show. */
const maxPoints = 500

/** Cost of both editions on all hosts for 0 to `maxVms` VMs per host, at most 500. */
export function breakEvenSeries(
  input: Untrusted<WindowsInput>,
  maxVms: number,
): readonly BreakEvenPoint[] | InputError {
  const fields = fieldsOf(input)
  return settle(() => {
    const plan = readWindowsPlan(fields)
    const last = anInteger({ min: 0, max: maxPoints })(maxVms, 'windowsVmsPerHost')
    const points = Array.from({ length: last + 1 }, (_, vmsPerHost) => {
      const { standard, datacenter } = editionCosts({ ...plan, vmsPerHost })
      return {
        vmsPerHost,
        standardUsd: standard ? toUsd(standard.cost) : null,
        datacenterUsd: datacenter ? toUsd(datacenter.cost) : null,
      }
    })
    return rejectOverflow(points, numbersOf(fields, magnitudes))
  })
}
