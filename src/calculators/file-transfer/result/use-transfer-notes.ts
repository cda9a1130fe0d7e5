import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/texts.ts'
import type { TransferOutcome } from '../form.ts'
import { useRateText } from './use-rate.ts'

/** A copy in which round trips take this share is told to pack its files. */
const muchWaiting = 0.2

/** What holds the transfer up, and what would help. */
export const useTransferNotes = ({ result }: TransferOutcome): readonly string[] => {
  const { t } = useTranslation('calculators/file-transfer')
  const format = useFormat()
  const rate = useRateText()
  const notes: string[] = []
  if (result.mode === 'time' && result.advice) {
    const { windowMbitPerS, linkMbitPerS, windowKiB, streams } = result.advice
    notes.push(
      t('notes.window', {
        window: rate(windowMbitPerS, 4),
        link: rate(linkMbitPerS, 4),
        size: format.number(Math.ceil(windowKiB)),
        streams: format.number(streams),
      }),
    )
  }
  if (result.mode === 'time' && result.setupSeconds > muchWaiting * result.durationSeconds)
    notes.push(t('notes.waiting', { share: format.percent(result.setupSeconds / result.durationSeconds, 2) }))
  if (
    result.mode === 'required-rate' &&
    result.windowMbitPerS !== null &&
    result.windowMbitPerS < result.requiredGoodputMbitPerS
  )
    notes.push(t('notes.blocked', { window: rate(result.windowMbitPerS, 4) }))
  return notes
}
