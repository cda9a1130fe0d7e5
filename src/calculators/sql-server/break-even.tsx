import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { ChartBeside, CostChart } from '../ui/charts/cost-chart.tsx'
import { useMoney } from '../ui/money/money.tsx'
import { FigureTable } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { calSeries, mostCals, tableCals } from './comparisons.ts'
import { sqlServerCost } from './engine.ts'
import type { SqlInput } from './input.ts'

/** Up to how many CALs Server + CAL costs less than cores: both costs over the CALs, as a chart and as figures. */
export function BreakEvenSection({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number, money: written } = useFormat()
  const { breakEven, engineInput, money } = answer
  const { input, upToCals } = breakEven
  const own = (engineInput.userCals ?? 0) + (engineInput.deviceCals ?? 0)
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
      intro={t('breakEven.intro', { servers: number(breakEven.servers) })}
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

/** Licences only, without replicas, as the chart shows them. */
const licenceUsd = (input: SqlInput): number | undefined => {
  const { passiveHa, passiveDrOnprem, passiveDrAzure, activeSecondaries, ...single } = input
  const result = sqlServerCost({ ...single, softwareAssurance: false })
  return isInputError(result) || !('licenceCostUsd' in result) ? undefined : result.licenceCostUsd
}

/** The figures of the break-even chart. */
export function CalTable({ answer: { breakEven, money }, own }: { answer: PaidAnswer; own: number }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const amount = useMoney(money, 'needed')
  const { input, upToCals } = breakEven
  const core = licenceUsd(input) ?? 0
  return (
    <FigureTable
      label={t('breakEven.title')}
      columns={[
        { id: 'cals', text: t('breakEven.cals') },
        { id: 'server-cal', text: t('choices.model.server-cal'), figures: true },
        { id: 'core', text: t('breakEven.core'), figures: true },
        { id: 'cheaper', text: t('breakEven.cheaper') },
      ]}
      rows={tableCals(upToCals, own).map((cals) => {
        const people = licenceUsd({ ...input, model: 'server-cal', userCals: cals, deviceCals: 0 }) ?? 0
        return {
          id: String(cals),
          current: cals === own,
          cells: [
            number(cals),
            amount(people),
            amount(core),
            people < core ? t('choices.model.server-cal') : t('breakEven.core'),
          ],
        }
      })}
    />
  )
}
