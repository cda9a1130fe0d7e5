import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { ChartBeside } from '../ui/charts/cost-chart.tsx'
import { type Count, LimitBars, markDeciding } from '../ui/result/limit-bars.tsx'
import { useFormat } from '../ui/texts.ts'
import type { WindowsOutcome } from './form.ts'
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

/** Whether real cores or a minimum decide the number of core licences, by host and by VM. */
export function CountsSection({ outcome: { result } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const counts = licenceCounts(result.engineInput)
  if (isInputError(counts)) return null
  const bars = (by: 'host' | 'vms') =>
    counts[by] && (
      <LimitBars
        texts={{ label: t(`counts.${by}`), bar: t('counts.bar'), value: t('counts.value') }}
        limits={counts[by].map(({ id, count, decides }) => ({
          id,
          name: t(`counts.${id}`, { minimum: number(minimumOf[id]) }),
          value: count,
          mark: decides ? t('counts.decides') : undefined,
        }))}
        valueText={number}
      />
    )
  return (
    <Section id="counts" title={t('counts.title')} intro={t('counts.intro')} room="wide">
      <ChartBeside chart={bars('host')} table={bars('vms')} />
    </Section>
  )
}

const minimumOf = {
  cores: 0,
  'per-processor': minimums.perProcessor,
  'per-host': minimums.perHost,
  vcpus: 0,
  'per-vm': minimums.perVm,
  'per-customer': minimums.perCustomer,
  pairs: 2,
} as const
