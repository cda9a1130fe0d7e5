import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { ChartBeside } from '../ui/charts/cost-chart.tsx'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useFormat } from '../ui/texts.ts'
import { licenceCounts } from './counts.ts'
import type { WindowsOutcome } from './form.ts'
import { minimums } from './licences.ts'

/** Whether real cores or a minimum decide the number of core licences, by host and by VM. */
export function CountsSection({ outcome: { result } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const counts = licenceCounts(result.core)
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
