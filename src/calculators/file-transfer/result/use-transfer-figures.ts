import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/format/use-duration.ts'
import type { FigureItem } from '../../ui/result/figures.tsx'
import type { TransferOutcome } from '../form.ts'
import { useRateText } from './use-rate.ts'
import { useSize } from './use-size.ts'

/** The figures beside the answer. */
export const useTransferFigures = ({ input, result }: TransferOutcome): readonly FigureItem[] => {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const size = useSize()
  const duration = useDuration()
  const sizeText = (bytes: number) => {
    const { value, unit } = size(bytes / 1e9)
    return `${value}\u00a0${unit}`
  }
  const figure = (id: 'effective' | 'goodput' | 'wire' | 'best' | 'deadline', value: string) => ({
    id,
    label: t(`figures.${id}`),
    value,
  })
  switch (result.mode) {
    case 'time':
      return [
        figure('effective', rate(result.effectiveMbitPerS, 5)),
        figure('best', duration(result.losses[0]?.seconds ?? 0)),
        figure('wire', sizeText(result.wireBytes)),
      ]
    case 'required-rate':
      return [
        figure('goodput', rate(result.requiredGoodputMbitPerS, 5)),
        figure('wire', sizeText(result.wireBytes)),
        figure('deadline', duration(input.deadlineSeconds ?? 0)),
      ]
    case 'max-size':
      return [
        figure('effective', rate(result.effectiveMbitPerS, 5)),
        figure('deadline', duration(input.deadlineSeconds ?? 0)),
      ]
  }
}
