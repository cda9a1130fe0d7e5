import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import { FigureTable, Named, PhoneOnly, ShareBar, Tag } from '../ui/result/figure-table.tsx'
import { useRateText } from './figures.ts'
import type { TransferOutcome } from './form.ts'
import { limitsFor } from './losses.ts'

/** The limits of the rate as bars, with the one that binds marked; nothing while the link is the only one. */
export function LimitBars({ outcome: { input } }: { outcome: TransferOutcome }) {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const limits = limitsFor(input)
  if (isInputError(limits) || limits.length < 2) return null
  const highest = Math.max(...limits.map(({ mbitPerS }) => mbitPerS))
  return (
    <FigureTable
      label={t('limitBars.label')}
      columns={[
        { id: 'limit', text: t('limitBars.label') },
        { id: 'bar', text: t('limitBars.bar'), wideOnly: true },
        { id: 'rate', text: t('limitBars.rate'), figures: true },
      ]}
      rows={limits.map(({ limit, mbitPerS, binds }) => {
        const bar = <ShareBar key="bar" share={mbitPerS / highest} />
        return {
          id: limit,
          current: binds,
          cells: [
            <Named key="limit" note={<PhoneOnly>{bar}</PhoneOnly>}>
              {t(`limitBars.${limit}`)} {binds && <Tag>{t('limitBars.binds')}</Tag>}
            </Named>,
            bar,
            rate(mbitPerS, 4),
          ],
        }
      })}
    />
  )
}
