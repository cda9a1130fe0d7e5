import { useTranslation } from 'react-i18next'
import type { Compared } from '../ui/compare/compared.ts'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import type { FigureItem } from '../ui/result/figures.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import { packetsPerSecond } from './answer.ts'
import type { TransferOutcome } from './form.ts'

const rateSteps = [
  { unit: 'Tbit/s', mbit: 1e6 },
  { unit: 'Gbit/s', mbit: 1e3 },
  { unit: 'Mbit/s', mbit: 1 },
] as const

/** A rate in Mbit/s in the unit in which it reads best. */
export const useRate = () => {
  const format = useFormat()
  return (mbit: number, digits = 5) => {
    const step = rateSteps.find((candidate) => mbit >= candidate.mbit) ?? { unit: 'kbit/s', mbit: 1e-3 }
    return { value: format.number(mbit / step.mbit, digits), unit: step.unit }
  }
}

/** The same as one text. */
export const useRateText = () => {
  const rate = useRate()
  return (mbit: number, digits?: number) => {
    const { value, unit } = rate(mbit, digits)
    return `${value}\u00a0${unit}`
  }
}

const sizeSteps = [
  { unit: 'PB', gigabytes: 1e6 },
  { unit: 'TB', gigabytes: 1e3 },
  { unit: 'GB', gigabytes: 1 },
  { unit: 'MB', gigabytes: 1e-3 },
] as const

/** A size in GB in the decimal unit in which it reads best. */
export const useSize = () => {
  const format = useFormat()
  return (gigabytes: number, digits = 5) => {
    const step = sizeSteps.find((candidate) => gigabytes >= candidate.gigabytes) ?? {
      unit: 'kB',
      gigabytes: 1e-6,
    }
    return { value: format.number(gigabytes / step.gigabytes, digits), unit: step.unit }
  }
}

/** The time, the line or the size that was asked for. */
export const useTransferFigure = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const format = useFormat()
  const duration = useDuration()
  const rate = useRate()
  const rateText = useRateText()
  const size = useSize()
  return (outcome: TransferOutcome): AnswerFigure => {
    const { input, result } = outcome
    const { value: total, unit: totalUnit } =
      'totalBytes' in result ? size(result.totalBytes / 1e9) : { value: '', unit: '' }
    const link = `${format.number(input.linkRateValue ?? 0)}\u00a0${input.linkRateUnit}`
    const deadline = duration(input.deadlineSeconds ?? 0)
    const asked = { size: `${total}\u00a0${totalUnit}`, link, deadline }
    switch (result.mode) {
      case 'time': {
        const value = duration(result.durationSeconds)
        const effective = rateText(result.effectiveMbitPerS, 4)
        return {
          label: t('answer.time.label', asked),
          value,
          unit: '',
          note: t(`answer.time.${result.pace}`, { effective }),
          sentence: t('answer.time.sentence', { ...asked, time: value }),
        }
      }
      case 'required-rate': {
        const { value, unit } = rate(result.requiredLinkMbitPerS)
        const goodput = rateText(result.requiredGoodputMbitPerS, 4)
        const { ceiling } = result
        const reachable = ceiling === null || ceiling.mbitPerS >= result.requiredGoodputMbitPerS
        const limit = t(`limits.${ceiling?.limit ?? 'link'}`)
        return {
          label: t('answer.required-rate.label', asked),
          value,
          unit,
          note: t(reachable ? 'answer.required-rate.note' : 'answer.required-rate.blocked', {
            goodput,
            limit,
          }),
          sentence: t('answer.required-rate.sentence', { ...asked, rate: `${value}\u00a0${unit}` }),
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
          sentence: t('answer.max-size.sentence', { ...asked, largest: `${value}\u00a0${unit}` }),
        }
      }
    }
  }
}

/** The figures beside the answer. */
export const useTransferFigures = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const size = useSize()
  const duration = useDuration()
  const { number, date } = useFormat()
  return ({ input, result }: TransferOutcome): readonly FigureItem[] => {
    const sizeText = (bytes: number) => {
      const { value, unit } = size(bytes / 1e9)
      return `${value}\u00a0${unit}`
    }
    const figure = (
      id: 'effective' | 'goodput' | 'wire' | 'best' | 'deadline' | 'packets',
      value: string,
    ) => ({
      id,
      label: t(`figures.${id}`),
      value,
    })
    const perSecond = packetsPerSecond(result)
    const packets = perSecond === undefined ? [] : [figure('packets', number(perSecond, 4))]
    const finish =
      'finish' in result && result.finish
        ? [
            {
              id: 'finish',
              label: t('figures.finish'),
              value: `${date(result.finish.finishDate)} ${result.finish.finishTime}`,
            },
          ]
        : []
    switch (result.mode) {
      case 'time':
        return [
          figure('effective', rate(result.effectiveMbitPerS, 5)),
          figure('best', duration(result.losses[0]?.seconds ?? 0)),
          figure('wire', sizeText(result.wireBytes)),
          ...packets,
          ...finish,
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
          ...packets,
          figure('deadline', duration(input.deadlineSeconds ?? 0)),
        ]
    }
  }
}

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
    result.ceiling !== null &&
    result.ceiling.mbitPerS < result.requiredGoodputMbitPerS
  )
    notes.push(t(`notes.blocked.${result.ceiling.limit}`, { rate: rate(result.ceiling.mbitPerS, 4) }))
  if ('bottleneck' in result && (result.bottleneck === 'packet-loss' || result.bottleneck === 'disk'))
    notes.push(t(`notes.${result.bottleneck}`, { rate: rate(result.effectiveMbitPerS, 4) }))
  return notes
}

/** Returns what the comparison shows of a transfer. */
export const useTransferCompared = (): Compared<TransferOutcome> => ({
  answer: useTransferFigure(),
  figures: useTransferFigures(),
})
