import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { ChartBeside } from '../ui/charts/chart-beside.tsx'
import { type Count, CountBars, LimitBars, markDeciding } from '../ui/result/limit-bars.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { type CoreWorkload, coreLicences, minimumCores, packsOf, realCores } from './workload.ts'

export type CoreCount = 'vcpus' | 'cores' | 'per-vm' | 'per-processor' | 'pairs'

/** Actual cores of one primary, the minimum, and the cores that the packs cover. */
export function coreCounts(workload: CoreWorkload): readonly Count<CoreCount>[] {
  const licences = coreLicences(workload)
  const bought = packsOf(licences) * 2
  const inVms = workload.model === 'per-core-vm'
  return markDeciding<CoreCount>([
    [inVms ? 'vcpus' : 'cores', realCores(workload)],
    [inVms ? 'per-vm' : 'per-processor', licences, minimumCores],
    ...(bought > licences ? [['pairs', bought] as const] : []),
  ])
}

/** Shows how the core licences are counted, and whether the CALs stay below the break-even. */
export function CountsSection({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const { plan, byCore, byServer, breakEven } = answer
  const { upToCals } = breakEven
  const { cals } = byServer
  const beside = plan.edition === 'standard' && upToCals !== null && (
    <LimitBars
      texts={{ label: t('counts.cals'), bar: t('counts.bar'), value: t('figures.cals') }}
      limits={[
        {
          id: 'own',
          name: t('counts.own'),
          value: cals,
          mark: cals <= upToCals ? t('counts.serverCal') : undefined,
        },
        {
          id: 'up-to',
          name: t('counts.upTo'),
          value: upToCals,
          mark: cals > upToCals ? t('counts.perCore') : undefined,
        },
      ]}
      valueText={number}
    />
  )
  return (
    <Section id="counts" title={t('counts.title')} intro={t('counts.intro')} room="wide" isFoldedOnPhones>
      <ChartBeside chart={<CountBars label="core" counts={coreCounts(byCore)} />} table={beside} />
    </Section>
  )
}
