import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable, Named, Tag } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { WindowsOutcome } from '../form.ts'
import { editionRows } from './edition-rows.ts'

/** Standard and Datacenter side by side: licences, packs, cost. */
export function EditionTable({ outcome: { input, result: answer } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const amount = useMoney(answer.money)
  const { calCostUsd = 0, cheaperEdition } = answer.result
  const withCals = calCostUsd > 0
  return (
    <FigureTable
      label={t('editionTable.label')}
      columns={[
        { id: 'edition', text: t('editionTable.edition') },
        { id: 'licences', text: t('editionTable.licences'), figures: true },
        ...(withCals ? [{ id: 'cals', text: t('editionTable.cals'), figures: true } as const] : []),
        { id: 'total', text: t('editionTable.total'), figures: true },
      ]}
      rows={editionRows(answer.result, input.hostCount ?? 1).map((row) => ({
        id: row.edition,
        current: row.edition === cheaperEdition,
        cells: [
          <Named
            key="name"
            note={t('editionTable.packs', { packs16: number(row.packs16), packs2: number(row.packs2) })}
          >
            {t(`editions.${row.edition}`)} {row.edition === cheaperEdition && <Tag>{t('cheaper')}</Tag>}
          </Named>,
          number(row.licences),
          ...(withCals ? [amount(calCostUsd)] : []),
          amount(row.totalUsd),
        ],
      }))}
    />
  )
}
