import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type Count, markDeciding } from '../shared/counts.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { readWindowsPlan, type WindowsInput } from './input.ts'
import { licencesPerSet, licensedCores, minimums, perVmLicences, physicalCores } from './licences.ts'

export type HostCount = 'cores' | 'per-processor' | 'per-host' | 'pairs'
export type VmCount = 'vcpus' | 'per-vm' | 'per-customer' | 'pairs'

/** What the core licences of one full set, and those of all VMs, are counted from. */
export interface LicenceCounts {
  readonly host: readonly Count<HostCount>[]
  /** `null` where no VM has a size. */
  readonly vms: readonly Count<VmCount>[] | null
}

/** Adds what selling in pairs asks for, where that is more than all others do. */
const inPairs = <Id extends string>(counts: readonly (readonly [Id, number])[], bought: number) =>
  markDeciding<Id | 'pairs'>(
    counts.some(([, count]) => count === bought) ? counts : [...counts, ['pairs', bought]],
  )

/** The real cores beside the minimums of Microsoft's Product Terms, by host and by VM. */
export function licenceCounts(input: Untrusted<WindowsInput>): LicenceCounts | InputError {
  return settle(() => {
    const { processors, vmVcpus, customerMinimum } = readWindowsPlan(fieldsOf(input))
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
    return {
      host: inPairs<HostCount>(
        [
          ['cores', physicalCores(processors)],
          ['per-processor', licensedCores(processors)],
          ['per-host', minimums.perHost],
        ],
        licencesPerSet(processors),
      ),
      vms: vmVcpus
        ? inPairs<VmCount>(
            [
              ['vcpus', sum(vmVcpus)],
              ['per-vm', sum(vmVcpus.map((vcpus) => Math.max(minimums.perVm, vcpus)))],
              ...(customerMinimum ? [['per-customer', minimums.perCustomer] as const] : []),
            ],
            perVmLicences(vmVcpus, customerMinimum),
          )
        : null,
    }
  })
}
