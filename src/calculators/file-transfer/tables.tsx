import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fill } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { Named, TableSection, Tag } from '../ui/result/figure-table.tsx'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import type { TransferAnswer } from './answer.ts'
import { onStandardLinks, withMoreStreams } from './comparisons.ts'
import { useRateText, useSizeText } from './figures.ts'
import { limitsFor } from './losses.ts'
import type { Bottleneck } from './path.ts'
import type { TransferPlan } from './plan.ts'

const fillOf = {
  data: 'marigold',
  share: 'barred',
  headers: 'light',
  window: 'hatched',
  loss: 'hatched',
  disk: 'hatched',
  waiting: 'dotted',
} as const satisfies Readonly<Record<string, Fill>>

/** Breaks down the time or, for other questions, the line's rate. */
export function Split({ answer }: { answer: TransferAnswer }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const duration = useDuration()
  const isTime = answer.mode === 'time'
  const parts = isTime
    ? answer.losses.map(({ id, amount }) => ({ id, amount, name: t(`losses.${id}`) }))
    : answer.line.map(({ id, amount }) => ({ id, amount, name: t(`lineParts.${id}`) }))
  return (
    <PartsTable
      longValues
      parts={parts.map(({ id, amount, name }) => ({ id, fill: fillOf[id], value: amount, name }))}
      valueText={isTime ? duration : (mbit) => rate(mbit, 4)}
      texts={{
        label: t(isTime ? 'split.label' : 'lineParts.label'),
        value: t(isTime ? 'split.time' : 'lineParts.rate'),
        share: t('split.share'),
        total: t(isTime ? 'split.total' : 'lineParts.line'),
      }}
    />
  )
}

interface RateTableProps {
  section: 'links' | 'streams'
  /** What varies from row to row, and what comes of it. */
  columns: { readonly what: string; readonly outcome: string }
  rows: readonly {
    readonly id: string
    readonly name: ReactNode
    readonly outcome: string
    readonly current: boolean
    readonly limited: Bottleneck
    readonly effectiveMbitPerS: number
  }[]
}

/** Compares transfers by their rate, what limits it, and the outcome. */
function RateTable({ section, columns, rows }: RateTableProps) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  return (
    <TableSection
      id={section}
      title={t(`${section}.title`)}
      intro={t(`${section}.intro`)}
      columns={[
        { id: 'what', text: columns.what },
        { id: 'effective', text: t('links.effective'), figures: true, wideOnly: true },
        { id: 'outcome', text: columns.outcome, figures: true },
      ]}
      rows={rows.map(({ id, name, outcome, current, limited, effectiveMbitPerS }) => ({
        id,
        current,
        cells: [
          <Named key="what" note={limited !== 'link' && t(`links.limited.${limited}`)}>
            {name}
          </Named>,
          rate(effectiveMbitPerS, 4),
          outcome,
        ],
      }))}
    />
  )
}

/** Compares other lines for the same data; marks the slowest that meets the deadline. */
export function LinkSection({ plan }: { plan: TransferPlan }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => onStandardLinks(plan), [plan])
  const rate = useRateText()
  const duration = useDuration()
  const size = useSizeText()
  const enough = rows.find(({ inTime }) => inTime)
  return (
    <RateTable
      section="links"
      columns={{ what: t('links.link'), outcome: t(`links.outcome.${plan.mode}`) }}
      rows={rows.map((row) => ({
        ...row,
        id: String(row.linkMbit),
        current: row.isEntered,
        name: (
          <>
            {rate(row.linkMbit)} {row === enough && <Tag>{t('links.enough')}</Tag>}
          </>
        ),
        outcome: row.seconds === undefined ? size(row.maxSizeGB ?? 0) : duration(row.seconds),
      }))}
    />
  )
}

/** Shows what more connections would change; renders nothing if they change nothing. */
export function StreamSection({ plan }: { plan: TransferPlan }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => withMoreStreams(plan), [plan])
  const { number } = useFormat()
  const duration = useDuration()
  if (rows.length === 0) return null
  return (
    <RateTable
      section="streams"
      columns={{ what: t('streams.streams'), outcome: t('links.outcome.time') }}
      rows={rows.map((row) => ({
        ...row,
        id: String(row.streams),
        current: row.streams === plan.path.streams,
        name: number(row.streams),
        outcome: duration(row.seconds),
      }))}
    />
  )
}

/** Shows the limits of the rate and marks the one that binds; renders nothing if the link is the only one. */
export function RateLimits({ plan }: { plan: TransferPlan }) {
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
