import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { toNumber } from '../shared/rational.ts'
import { useConversionFigure } from '../ui/converter.tsx'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { FigureTable, ShareBar } from '../ui/result/figure-table.tsx'
import { Figures } from '../ui/result/figures.tsx'
import { Footnote } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import type { CapacityAnswer, CapacityOutcome } from './answer.ts'

/** The capacity in the requested unit, or how Windows shows the drive. */
export const useCapacityFigure = () => {
  const { t } = useTranslation('calculators/capacity')
  const format = useFormat()
  const conversionFigure = useConversionFigure()
  return ({ result }: CapacityOutcome): AnswerFigure => {
    if (result.question === 'units') {
      const bytes = result.rows.find(({ unit }) => unit === 'B')?.text ?? ''
      return conversionFigure(result, t('answer.note', { bytes: format.number(bytes, 15) }))
    }
    const label = `${format.number(toNumber(result.label.value))} ${result.label.unit.symbol}`
    const { windows, binaryUnit, decimalUnit } = result.shown
    const value = format.number(windows, 5)
    return {
      label: t('answer.driveLabel', { label }),
      value,
      unit: binaryUnit,
      note: t('answer.driveNote', { loss: format.number(result.drive.apparentLossPct, 4) }),
      sentence: t('answer.driveSentence', { label, value: `${value} ${binaryUnit}`, unit: decimalUnit }),
    }
  }
}

const systemNames = { windows: 'Windows', macos: 'macOS' }

const Stack = styled('div')({ display: 'grid', gap: 20 })

/** Shows the same bytes as Windows and macOS do, and the size per the drive standard. */
export function DriveView({ answer }: { answer: Extract<CapacityAnswer, { question: 'drive' }> }) {
  const { t } = useTranslation('calculators/capacity')
  const format = useFormat()
  const { drive, shown } = answer
  return (
    <Stack>
      <FigureTable
        label={t('drive.title')}
        columns={[
          { id: 'system', text: t('drive.system') },
          { id: 'bar', text: t('drive.bar'), wideOnly: true },
          { id: 'shows', text: t('drive.shows'), figures: true },
        ]}
        rows={(['windows', 'macos'] as const).map((system) => ({
          id: system,
          cells: [
            systemNames[system],
            <ShareBar key="bar" value={Number(shown[system]) / Number(shown.macos)} of={1} />,
            `${format.number(shown[system], 4)} ${shown.decimalUnit}`,
          ],
        }))}
      />
      <Footnote>{t('drive.same', { decimal: shown.decimalUnit, binary: shown.binaryUnit })}</Footnote>
      <Figures
        items={[
          { id: 'bytes', label: t('drive.bytes'), value: format.number(drive.bytes, 15) },
          { id: 'gib', label: 'GiB', value: format.number(drive.osBinaryGiB, 7) },
          ...(drive.idemaBytes == null
            ? []
            : [{ id: 'idema', label: t('drive.idema'), value: format.number(drive.idemaBytes, 15) }]),
        ]}
      />
    </Stack>
  )
}
