import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useDuration } from '../../ui/format/use-duration.ts'
import { FigureTable, Named } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { TransferOutcome } from '../form.ts'
import { withMoreStreams } from '../more-streams.ts'
import { useRateText } from './use-rate.ts'

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
            <Named key="streams" note={row.limited === 'tcp-window' && t('links.windows')}>
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
