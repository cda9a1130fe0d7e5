import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { ChartBeside } from '../ui/charts/cost-chart.tsx'
import { type Count, LimitBars, markDeciding } from '../ui/result/limit-bars.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { readSqlPlan, type SqlInput } from './input.ts'
import { coreLicences, minimumCores, packsOf, type Workload } from './workload.ts'

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

/** What the core licences come from, and whether the CALs stay below where cores cost less. */
export function CountsSection({ answer: { engineInput, edition, breakEven } }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const counts = coreCounts(engineInput.model === 'server-cal' ? breakEven.input : engineInput)
  if (isInputError(counts) || counts.length === 0) return null
  const bar = t('bars.bar')
  const cores = (
    <LimitBars
      texts={{ label: t('counts.core'), bar, value: t('counts.value') }}
      limits={counts.map(({ id, count, decides }) => ({
        id,
        name: t(`counts.${id}`, { minimum: number(minimumCores) }),
        value: count,
        mark: decides ? t('counts.decides') : undefined,
      }))}
      valueText={number}
    />
  )
  const { upToCals } = breakEven
  const cals = (engineInput.userCals ?? 0) + (engineInput.deviceCals ?? 0)
  const beside = edition === 'standard' && upToCals !== null && (
    <LimitBars
      texts={{ label: t('counts.cals'), bar, value: t('figures.cals') }}
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
    <Section id="counts" title={t('counts.title')} intro={t('counts.intro')} room="wide">
      <ChartBeside chart={cores} table={beside} />
    </Section>
  )
}
