import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { sum, sumAtLeast } from '../shared/licences.ts'
import { ChartBeside } from '../ui/charts/chart-beside.tsx'
import { CountBars, markDeciding } from '../ui/result/limit-bars.tsx'
import type { WindowsAnswer } from './answer.ts'
import type { WindowsPlan } from './input.ts'
import { licencesPerSet, licensedCores, minimums, perVmLicences, physicalCores } from './licences.ts'

export type HostCount = 'cores' | 'per-processor' | 'per-host' | 'pairs'
export type VmCount = 'vcpus' | 'per-vm' | 'per-customer' | 'pairs'

/** Adds the count rounded up to pairs, if it exceeds all others. */
const inPairs = <Id extends string>(
  counts: readonly (readonly [id: Id, count: number, minimum?: number])[],
  bought: number,
) =>
  markDeciding<Id | 'pairs'>(
    counts.some(([, count]) => count === bought) ? counts : [...counts, ['pairs', bought, 2]],
  )

/** Actual cores and the minimums of Microsoft's Product Terms, for one full set of a host and for all VMs. */
export function licenceCounts({ processors, vmVcpus, customerMinimum }: WindowsPlan) {
  return {
    host: inPairs<HostCount>(
      [
        ['cores', physicalCores(processors)],
        ['per-processor', licensedCores(processors), minimums.perProcessor],
        ['per-host', minimums.perHost],
      ],
      licencesPerSet(processors),
    ),
    /** `null` if no VM has a size. */
    vms: vmVcpus
      ? inPairs<VmCount>(
          [
            ['vcpus', sum(vmVcpus)],
            ['per-vm', sumAtLeast(minimums.perVm, vmVcpus), minimums.perVm],
            ...(customerMinimum ? [['per-customer', minimums.perCustomer] as const] : []),
          ],
          perVmLicences(vmVcpus, customerMinimum),
        )
      : null,
  }
}

/** Shows whether actual cores or a minimum decide the number of core licences, by host and by VM. */
export function CountsSection({ answer: { plan } }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const counts = licenceCounts(plan)
  const bars = (by: 'host' | 'vms') => counts[by] && <CountBars label={by} counts={counts[by]} />
  return (
    <Section id="counts" title={t('counts.title')} intro={t('counts.intro')} room="wide" isFoldedOnPhones>
      <ChartBeside chart={bars('host')} table={bars('vms')} />
    </Section>
  )
}
