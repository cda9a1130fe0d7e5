import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type Count, markDeciding } from '../shared/counts.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { readSqlPlan, type SqlInput } from './input.ts'
import { coreLicences, packsOf, type Workload } from './workload.ts'

export type CoreCount = 'vcpus' | 'cores' | 'per-vm' | 'per-processor' | 'pairs'

const real = (workload: Workload): readonly (readonly [CoreCount, number])[] => {
  switch (workload.model) {
    case 'per-core-vm':
      return [['vcpus', workload.vcpus.reduce((sum, count) => sum + count, 0)]]
    case 'per-core-physical':
      return [['cores', workload.processors * workload.coresEach]]
    case 'server-cal':
      return []
  }
}

/** The real cores of one primary beside the minimum and what packs hold; none for free editions and Server + CAL. */
export function coreCounts(input: Untrusted<SqlInput>): readonly Count<CoreCount>[] | InputError {
  return settle(() => {
    const plan = readSqlPlan(fieldsOf(input))
    if (!('workload' in plan)) return []
    const { workload } = plan
    const licences = coreLicences(workload)
    if (licences === null) return []
    const bought = packsOf(licences) * 2
    return markDeciding<CoreCount>([
      ...real(workload),
      [workload.model === 'per-core-vm' ? 'per-vm' : 'per-processor', licences],
      ...(bought > licences ? [['pairs', bought] as const] : []),
    ])
  })
}
