import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { ChartBeside, CostChart } from '../../ui/charts/cost-chart.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { PaidAnswer } from '../answer.ts'
import { calSeries } from '../break-even-series.ts'
import { mostCals } from '../break-even-view.ts'
import { CalTable } from './cal-table.tsx'

/** Up to how many CALs Server + CAL costs less than cores: both costs over the CALs, as a chart and as figures. */
export function BreakEvenSection({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number, money: written } = useFormat()
  const { breakEven, core, money } = answer
  const { input, upToCals } = breakEven
  const own = (core.userCals ?? 0) + (core.deviceCals ?? 0)
  const series = useMemo(() => calSeries(input, mostCals(upToCals, own)), [input, upToCals, own])
  if (isInputError(series) || series.length === 0) return null
  const marks = [
    { id: 'own', count: own, text: t('breakEven.own', { cals: number(own) }) },
    ...(upToCals === null
      ? []
      : [{ id: 'up-to', count: upToCals, text: t('breakEven.upTo', { cals: number(upToCals) }) }]),
  ]
  const inCurrency = (usd: number) => usd * money.perUsd
  return (
    <Section
      id="break-even"
      title={t('breakEven.title')}
      intro={t('breakEven.intro', { servers: number(input.sqlOses ?? 1) })}
      room="wide"
    >
      <ChartBeside
        chart={
          <CostChart
            label={marks.map(({ text }) => text).join('. ')}
            lines={[
              {
                id: 'server-cal',
                look: 'solid',
                name: t('choices.model.server-cal'),
                amounts: series.map(({ serverCalUsd }) => inCurrency(serverCalUsd)),
              },
              {
                id: 'core',
                look: 'dashed',
                name: t('breakEven.core'),
                amounts: series.map(({ coreUsd }) => inCurrency(coreUsd)),
              },
            ]}
            countStep={series[1]?.cals ?? 1}
            stepped={false}
            countName={t('breakEven.count')}
            amountText={(amount) => written(amount, money.currency, 0)}
            countText={number}
            marks={marks}
          />
        }
        table={<CalTable answer={answer} own={own} />}
      />
    </Section>
  )
}
