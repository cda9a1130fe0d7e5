import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { StackedBar, Swatch } from '../../ui/charts/fills.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { RaidOutcome } from '../form.ts'
import { levelRules } from '../level-rules.ts'
import { capacityParts, partFill } from './roles.ts'

const Split = styled('div')({ display: 'grid', gap: 8 })

/** Raw = usable + protection + spare + stranded, as a bar and as figures. */
export function CapacitySplit({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const { rawTB } = result.result
  const mirrored = levelRules[result.array.level].family === 'mirror'
  const parts = capacityParts
    .map(({ id, of }) => ({ id, value: of(result.result), fill: partFill(id, mirrored) }))
    .filter(({ value }) => value > 0)
  const row = (id: string, name: React.ReactNode, value: number) => ({
    id,
    cells: [name, `${format.number(value)} TB`, format.percent(value / rawTB, 3)],
  })
  return (
    <Split>
      <StackedBar parts={parts} />
      <FigureTable
        label={t('split.label')}
        columns={[
          { id: 'part', text: t('split.part') },
          { id: 'size', text: t('split.size'), figures: true },
          { id: 'share', text: t('split.share'), figures: true },
        ]}
        rows={[
          ...parts.map(({ id, fill, value }) =>
            row(
              id,
              <>
                <Swatch fill={fill} />
                {t(`parts.${id}`)}
              </>,
              value,
            ),
          ),
          row('raw', t('parts.raw'), rawTB),
        ]}
      />
    </Split>
  )
}
