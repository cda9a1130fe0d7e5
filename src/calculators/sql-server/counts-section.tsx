import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { ChartBeside } from '../ui/charts/cost-chart.tsx'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { coreCounts } from './counts.ts'
import { minimumCores } from './workload.ts'

/** What the core licences come from, and whether the CALs stay below where cores cost less. */
export function CountsSection({ answer: { core, edition, breakEven } }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const counts = coreCounts(core.model === 'server-cal' ? breakEven.input : core)
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
  const cals = (core.userCals ?? 0) + (core.deviceCals ?? 0)
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
