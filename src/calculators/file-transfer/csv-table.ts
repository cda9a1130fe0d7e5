import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import type { CsvTable } from '../ui/result/export.ts'
import { packetsPerSecond } from './answer.ts'
import { onStandardLinks } from './comparisons.ts'
import type { TransferOutcome } from './form.ts'
import { limitsFor } from './losses.ts'

/** Everything on the page for a spreadsheet: sizes in bytes, rates in Mbit/s, times in seconds. */
export const useTransferTable = ({ input, result }: TransferOutcome) => {
  const { t } = useTranslation('calculators/file-transfer')
  return (): CsvTable => [
    [t('csv.quantity'), t('csv.value'), t('csv.unit')],
    ...answerRows(result).map(({ id, value, unit }) => [t(`csv.${id}`), value, unit]),
    ...packetRows(result).map(({ id, value, unit }) => [t(`csv.${id}`), value, unit]),
    ...limitRows(input).map(({ limit, mbitPerS }) => [
      t('csv.limit', { limit: t(`limits.${limit}`) }),
      mbitPerS,
      'Mbit/s',
    ]),
    ...(result.mode === 'time' && result.finish
      ? [
          [t('csv.finish'), `${result.finish.finishDate} ${result.finish.finishTime}`, ''],
          [t('csv.elapsed'), result.finish.elapsedSeconds, 's'],
        ]
      : []),
    ...(result.mode === 'time'
      ? result.losses.map(({ id, seconds }) => [t(`losses.${id}`), seconds, 's'])
      : []),
    ...onStandardLinks(input).map((row) => [
      t('csv.onLink', { rate: row.linkMbit }),
      row.seconds ?? row.maxSizeGB ?? '',
      row.seconds === undefined ? 'GB' : 's',
    ]),
  ]
}

const packetRows = (result: TransferOutcome['result']) => {
  const value = packetsPerSecond(result)
  return value === undefined ? [] : ([{ id: 'packets', value, unit: '1/s' }] as const)
}

/** The limits beside the link's own; the link alone is no comparison. */
const limitRows = (input: TransferOutcome['input']) => {
  const limits = limitsFor(input)
  return isInputError(limits) || limits.length < 2 ? [] : limits
}

const payloadRows = ({ totalBytes, wireBytes }: { totalBytes: number; wireBytes: number }) =>
  [
    { id: 'total', value: totalBytes, unit: 'B' },
    { id: 'wire', value: wireBytes, unit: 'B' },
  ] as const

const answerRows = (result: TransferOutcome['result']) => {
  switch (result.mode) {
    case 'time':
      return [
        { id: 'duration', value: result.durationSeconds, unit: 's' },
        { id: 'effective', value: result.effectiveMbitPerS, unit: 'Mbit/s' },
        ...payloadRows(result),
      ] as const
    case 'required-rate':
      return [
        { id: 'requiredLink', value: result.requiredLinkMbitPerS, unit: 'Mbit/s' },
        { id: 'requiredGoodput', value: result.requiredGoodputMbitPerS, unit: 'Mbit/s' },
        ...payloadRows(result),
      ] as const
    case 'max-size':
      return [
        { id: 'maxSize', value: result.maxSizeGB, unit: 'GB' },
        { id: 'effective', value: result.effectiveMbitPerS, unit: 'Mbit/s' },
      ] as const
  }
}
