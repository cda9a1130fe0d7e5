import { useTranslation } from 'react-i18next'
import { Maths } from '../ui/format/maths.tsx'
import { FigureTable, ShareBar } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import type { InterfaceRow } from './engine.ts'

/** How much of each known interface the rate would fill, as bars and figures in one table. */
export function InterfaceShares({ rows }: { rows: readonly InterfaceRow[] }) {
  const { t } = useTranslation('calculators/data-rate')
  const format = useFormat()
  return (
    <FigureTable
      label={t('interfaces.title')}
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
