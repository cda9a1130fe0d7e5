import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { ChartBeside } from '../ui/charts/chart-beside.tsx'
import { BreakEvenChart, BreakEvenTable } from '../ui/money/break-even.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { chartCals, tableCals } from './comparisons.ts'

/** Shows up to how many CALs Server + CAL costs less than cores: both costs by CAL count, as a chart and as figures. */
export function BreakEvenSection({ answer: { breakEven, byServer, money } }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const { at, upToCals, servers } = breakEven
  const entered = byServer.cals
  const charted = useMemo(() => at && chartCals(upToCals, entered).map(at), [at, upToCals, entered])
  if (!at || !charted) return null
  const core = t('breakEven.core')
  const shared = {
    ways: [
      { id: 'server-cal', name: t('choices.model.server-cal') },
      { id: 'core', name: core },
    ],
    money,
  } as const
  return (
    <Section
      id="break-even"
      title={t('breakEven.title')}
      intro={t('breakEven.intro', { servers: number(servers) })}
      room="wide"
      ground="cotton"
    >
      <ChartBeside
        chart={
          <BreakEvenChart
            {...shared}
            points={charted}
            stepped={false}
            marks={[
              [entered, (cals) => t('breakEven.own', { cals })],
              [upToCals, (cals) => t('breakEven.upTo', { cals })],
            ]}
          />
        }
        table={
          <BreakEvenTable
            {...shared}
            points={tableCals(upToCals, entered).map(at)}
            current={entered}
            equal={core}
          />
        }
      />
    </Section>
  )
}
