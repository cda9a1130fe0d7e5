import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import type { Fill } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { FigureTable, Named, Tag } from '../ui/result/figure-table.tsx'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import type { TransferAnswer } from './answer.ts'
import { type LinkRow, onStandardLinks, withMoreStreams } from './comparisons.ts'
import { useRateText, useSizeText } from './figures.ts'
import { limitsFor, type TimePart } from './losses.ts'
import type { TransferPlan } from './plan.ts'

const fillOf: Readonly<Record<TimePart['id'], Fill>> = {
  data: 'marigold',
  share: 'barred',
  headers: 'light',
  window: 'hatched',
  loss: 'hatched',
  disk: 'hatched',
  waiting: 'dotted',
}

/** Breaks down the time or, if no time is asked for, the line's rate. */
export function Split({ answer }: { answer: TransferAnswer }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const duration = useDuration()
  if (answer.mode === 'time')
    return (
      <PartsTable
        longValues
        parts={answer.losses.map(({ id, seconds }) => ({
          id,
          fill: fillOf[id],
          value: seconds,
          name: t(`losses.${id}`),
        }))}
        valueText={duration}
        texts={{
          label: t('split.label'),
          value: t('split.time'),
          share: t('split.share'),
          total: t('split.total'),
        }}
      />
    )
  return (
    <PartsTable
      longValues
      parts={answer.line.map(({ id, mbitPerS }) => ({
        id,
        fill: fillOf[id],
        value: mbitPerS,
        name: t(`lineParts.${id}`),
      }))}
      valueText={(mbit) => rate(mbit, 4)}
      texts={{
        label: t('lineParts.label'),
        value: t('lineParts.rate'),
        share: t('split.share'),
        total: t('lineParts.line'),
      }}
    />
  )
}

interface PlanProps {
  plan: TransferPlan
}

/** Compares other lines for the same data; marks the slowest that meets the deadline. */
export function LinkSection({ plan }: PlanProps) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => onStandardLinks(plan), [plan])
  const rate = useRateText()
  const duration = useDuration()
  const size = useSizeText()
  const enough = rows.find(({ inTime }) => inTime)
  const outcomeOf = ({ seconds, maxSizeGB = 0 }: LinkRow) =>
    seconds === undefined ? size(maxSizeGB) : duration(seconds)
  return (
    <Section id="links" title={t('links.title')} intro={t('links.intro')} room="wide">
      <FigureTable
        label={t('links.title')}
        columns={[
          { id: 'link', text: t('links.link') },
          { id: 'effective', text: t('links.effective'), figures: true, wideOnly: true },
          { id: 'outcome', text: t(`links.outcome.${plan.mode}`), figures: true },
        ]}
        rows={rows.map((row) => ({
          id: String(row.linkMbit),
          current: row.own,
          cells: [
            <Named key="link" note={row.limited !== 'link' && t(`links.limited.${row.limited}`)}>
              {rate(row.linkMbit)} {row === enough && <Tag>{t('links.enough')}</Tag>}
            </Named>,
            rate(row.effectiveMbitPerS, 4),
            outcomeOf(row),
          ],
        }))}
      />
    </Section>
  )
}

/** Shows what more connections would change; renders nothing if they change nothing. */
export function StreamSection({ plan }: PlanProps) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => withMoreStreams(plan), [plan])
  const format = useFormat()
  const rate = useRateText()
  const duration = useDuration()
  if (rows.length === 0) return null
  return (
    <Section id="streams" title={t('streams.title')} intro={t('streams.intro')} room="wide">
      <FigureTable
        label={t('streams.title')}
        columns={[
          { id: 'streams', text: t('streams.streams') },
          { id: 'effective', text: t('links.effective'), figures: true, wideOnly: true },
          { id: 'time', text: t('links.outcome.time'), figures: true },
        ]}
        rows={rows.map((row) => ({
          id: String(row.streams),
          current: row.streams === plan.path.streams,
          cells: [
            <Named key="streams" note={row.limited !== 'link' && t(`links.limited.${row.limited}`)}>
              {format.number(row.streams)}
            </Named>,
            rate(row.effectiveMbitPerS, 4),
            duration(row.seconds),
          ],
        }))}
      />
    </Section>
  )
}

/** Shows the limits of the rate and marks the one that binds; renders nothing if the link is the only one. */
export function RateLimits({ plan }: PlanProps) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const limits = limitsFor(plan)
  if (limits.length < 2) return null
  return (
    <LimitBars
      texts={{ label: t('limitBars.label'), bar: t('limitBars.bar'), value: t('limitBars.rate') }}
      limits={limits.map(({ limit, mbitPerS, binds }) => ({
        id: limit,
        name: t(`limitBars.${limit}`),
        value: mbitPerS,
        mark: binds ? t('limitBars.binds') : undefined,
      }))}
      valueText={(mbit) => rate(mbit, 4)}
    />
  )
}
