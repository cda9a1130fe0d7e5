import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { isInputError } from '../../shared/input-error.ts'
import { StackedBar, Swatch } from '../../ui/charts/fills.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import { capacityPieces } from '../disk-roles.ts'
import type { RaidOutcome } from '../form.ts'
import { roleFills } from './roles.ts'

const Split = styled('div')({ display: 'grid', gap: 8 })

/** Raw = usable + protection + spare + stranded, as a bar and as figures; the bar tells hot spares from embedded ones. */
export function CapacitySplit({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const { rawTB } = result.result
  const pieces = capacityPieces(result.array)
  if (isInputError(pieces)) return null
  const parts = [...new Set(pieces.map(({ part }) => part))]
  const row = (id: string, name: React.ReactNode, value: number) => ({
    id,
    cells: [name, `${format.number(value)} TB`, format.percent(value / rawTB, 3)],
  })
  return (
    <Split>
      <StackedBar
        parts={pieces.map(({ role, sizeTB }) => ({ id: role, fill: roleFills[role], value: sizeTB }))}
      />
      <FigureTable
        label={t('split.label')}
        columns={[
          { id: 'part', text: t('split.part') },
          { id: 'size', text: t('split.size'), figures: true },
          { id: 'share', text: t('split.share'), figures: true },
        ]}
        rows={[
          ...parts.map((part) => {
            const own = pieces.filter((piece) => piece.part === part)
            const name = (
              <>
                {own.map(({ role }) => (
                  <Swatch key={role} fill={roleFills[role]} />
                ))}
                {t(`parts.${part}`)}
              </>
            )
            return row(
              part,
              name,
              own.reduce((sum, { sizeTB }) => sum + sizeTB, 0),
            )
          }),
          row('raw', t('parts.raw'), rawTB),
        ]}
      />
    </Split>
  )
}
