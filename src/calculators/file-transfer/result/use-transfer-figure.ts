import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/format/use-duration.ts'
import type { AnswerFigure } from '../../ui/result/answer.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { TransferOutcome } from '../form.ts'
import { useRate, useRateText } from './use-rate.ts'
import { useSize } from './use-size.ts'

/** The time, the line or the size that was asked for. */
export const useTransferFigure = (outcome: TransferOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/file-transfer')
  const format = useFormat()
  const duration = useDuration()
  const rate = useRate()
  const rateText = useRateText()
  const size = useSize()
  if (!outcome) return undefined
  const { input, result } = outcome
  const { value: total, unit: totalUnit } =
    'totalBytes' in result ? size(result.totalBytes / 1e9) : { value: '', unit: '' }
  const link = `${format.number(input.linkRateValue ?? 0)} ${input.linkRateUnit}`
  const deadline = duration(input.deadlineSeconds ?? 0)
  const asked = { size: `${total} ${totalUnit}`, link, deadline }
  switch (result.mode) {
    case 'time': {
      const value = duration(result.durationSeconds)
      const effective = rateText(result.effectiveMbitPerS, 4)
      return {
        label: t('answer.time.label', asked),
        value,
        unit: '',
        note: t(`answer.time.${result.bottleneck}`, { effective }),
        sentence: t('answer.time.sentence', { ...asked, time: value }),
      }
    }
    case 'required-rate': {
      const { value, unit } = rate(result.requiredLinkMbitPerS)
      const goodput = rateText(result.requiredGoodputMbitPerS, 4)
      const reachable =
        result.windowMbitPerS === null || result.windowMbitPerS >= result.requiredGoodputMbitPerS
      return {
        label: t('answer.required-rate.label', asked),
        value,
        unit,
        note: t(reachable ? 'answer.required-rate.note' : 'answer.required-rate.blocked', { goodput }),
        sentence: t('answer.required-rate.sentence', { ...asked, rate: `${value} ${unit}` }),
      }
    }
    case 'max-size': {
      const { value, unit } = size(result.maxSizeGB)
      const effective = rateText(result.effectiveMbitPerS, 4)
      return {
        label: t('answer.max-size.label', asked),
        value,
        unit,
        note: t(`answer.max-size.${result.bottleneck}`, { effective }),
        sentence: t('answer.max-size.sentence', { ...asked, largest: `${value} ${unit}` }),
      }
    }
  }
}
