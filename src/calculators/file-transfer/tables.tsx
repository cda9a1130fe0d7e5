import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { FigureTable, Named, Tag } from '../ui/result/figure-table.tsx'
import { LimitBars } from '../ui/result/limit-bars.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import { type LinkRow, onStandardLinks, withMoreStreams } from './comparisons.ts'
import { useRateText, useSize } from './figures.ts'
import type { TransferOutcome } from './form.ts'
import { limitsFor } from './losses.ts'

/** The same data on other lines; the slowest that keeps the deadline is marked. */
export function LinkSection({ outcome: { input } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => onStandardLinks(input), [input])
  const rate = useRateText()
  const duration = useDuration()
  const size = useSize()
  const enough = rows.find(({ inTime }) => inTime)
  const outcomeOf = ({ seconds, maxSizeGB = 0 }: LinkRow) => {
    if (seconds !== undefined) return duration(seconds)
    const { value, unit } = size(maxSizeGB)
    return `${value}\u00a0${unit}`
  }
  return (
    <Section id="links" title={t('links.title')} intro={t('links.intro')} room="wide">
      <FigureTable
        label={t('links.title')}
        columns={[
          { id: 'link', text: t('links.link') },
          { id: 'effective', text: t('links.effective'), figures: true, wideOnly: true },
          { id: 'outcome', text: t(`links.outcome.${input.mode ?? 'time'}`), figures: true },
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

/** What more connections at once would change; nothing where they would change nothing. */
export function StreamSection({ outcome: { input } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rows = useMemo(() => withMoreStreams(input), [input])
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
          current: row.streams === (input.parallelStreams ?? 1),
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

/** The limits of the rate, with the one that binds marked; nothing while the link is the only one. */
export function RateLimits({ outcome: { input } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const limits = limitsFor(input)
  if (isInputError(limits) || limits.length < 2) return null
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
