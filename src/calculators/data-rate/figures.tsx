import { useTranslation } from 'react-i18next'
import { useConversionFigure } from '../ui/converter.tsx'
import { ShareBar, TableSection } from '../ui/result/figure-table.tsx'
import { type FigureItem, Maths } from '../ui/result/figures.tsx'
import { useFormat } from '../ui/texts.ts'
import type { InterfaceRow, RateOutcome } from './answer.ts'

/** The rate in the requested unit. */
export const useRateFigure = () => {
  const { t } = useTranslation('calculators/data-rate')
  const { number } = useFormat()
  const figure = useConversionFigure()
  return ({ result }: RateOutcome) =>
    figure(result, t('answer.note', { volume: number(result.volumes.perDayTB, 4) }))
}

/** Volumes that the rate transfers in an hour, a day and 30 days. */
export const useVolumeFigures = () => {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  return ({ result }: RateOutcome): readonly FigureItem[] => {
    const { perHourGB, perDayTB, per30DaysTB } = result.volumes
    return [
      { id: 'hour', label: t('volumes.hour'), value: `${format.number(perHourGB)} GB` },
      { id: 'day', label: t('volumes.day'), value: `${format.number(perDayTB)} TB` },
      { id: 'month', label: t('volumes.month'), value: `${format.number(per30DaysTB)} TB` },
    ]
  }
}

/** Shows how much of each well-known interface the rate would fill, as bars and figures in one table. */
export function InterfaceShares({ rows }: { rows: readonly InterfaceRow[] }) {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  return (
    <TableSection
      id="interfaces"
      title={t('interfaces.title')}
      intro={t('interfaces.intro')}
      columns={[
        { id: 'name', text: t('interfaces.name') },
        { id: 'bar', text: t('interfaces.bar'), wideOnly: true },
        { id: 'share', text: t('interfaces.share'), figures: true },
      ]}
      rows={rows.map(({ name, sharePct, times }) => {
        const share = Number(sharePct) / 100
        return {
          id: name,
          cells: [
            name,
            <ShareBar key="bar" value={share} of={1} />,
            <Maths key="share">
              {share > 1
                ? t('interfaces.exceeds', { times: format.number(times, 3) })
                : format.percent(share, 3)}
            </Maths>,
          ],
        }
      })}
    />
  )
}
