import { useTranslation } from 'react-i18next'
import { toNumber } from '../shared/rational.ts'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import { type CsvTable, figureRows } from '../ui/result/export.ts'
import type { Amount, FigureItem } from '../ui/result/figures.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import type { TransferOutcome } from './answer.ts'
import { onStandardLinks } from './comparisons.ts'
import { limitsFor } from './losses.ts'
import type { TransferPlan } from './plan.ts'

/** Units of amounts in Mbit/s and in GB, the largest first, with their sizes. */
const rateUnits = { 'Tbit/s': 1e6, 'Gbit/s': 1e3, 'Mbit/s': 1, 'kbit/s': 1e-3 }
const sizeUnits = { PB: 1e6, TB: 1e3, GB: 1, MB: 1e-3, kB: 1e-6 }

/** Writes amounts in the largest unit that gives at least 1, else in the smallest. */
const useInUnits = (sizes: Readonly<Record<string, number>>) => {
  const format = useFormat()
  const units = Object.entries(sizes)
  return (amount: number, digits = 5) => {
    const [unit, size] = units.find(([, each]) => amount >= each) ?? units.at(-1) ?? ['', 1]
    return { value: format.number(amount / size, digits), unit }
  }
}

/** As `useInUnits`, as one text. */
const useAsText = (sizes: Readonly<Record<string, number>>) => {
  const inUnits = useInUnits(sizes)
  return (amount: number, digits?: number) => {
    const { value, unit } = inUnits(amount, digits)
    return `${value}\u00a0${unit}`
  }
}

/** Writes a rate in Mbit/s. */
export const useRateText = () => useAsText(rateUnits)

/** Writes a size in GB. */
export const useSizeText = () => useAsText(sizeUnits)

const seconds = (value: number): Amount => ({ value, unit: 's' })
const megabits = (value: number): Amount => ({ value, unit: 'Mbit/s' })
const bytes = (value: number): Amount => ({ value, unit: 'B' })
const gigabytes = (value: number): Amount => ({ value, unit: 'GB' })

/** Seconds until the deadline; 0 if the question is a time. */
const deadlineOf = (plan: TransferPlan) => (plan.mode === 'time' ? 0 : toNumber(plan.deadline))

/** The answer to the form's question: a time, a line rate or a size. */
export const useTransferFigure = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const format = useFormat()
  const duration = useDuration()
  const rate = useInUnits(rateUnits)
  const rateText = useRateText()
  const size = useInUnits(sizeUnits)
  const sizeText = useSizeText()
  return ({ result }: TransferOutcome): AnswerFigure => {
    const { plan } = result
    const inputs = {
      size: 'totalBytes' in result ? sizeText(result.totalBytes / 1e9) : '',
      link: 'link' in plan ? `${format.number(plan.link.value)}\u00a0${plan.link.unit}` : '',
      deadline: duration(deadlineOf(plan)),
    }
    switch (result.mode) {
      case 'time': {
        const value = duration(result.durationSeconds)
        return {
          label: t('answer.time.label', inputs),
          value,
          unit: '',
          amount: seconds(result.durationSeconds),
          note: t(`answer.time.${result.pace}`, { effective: rateText(result.effectiveMbitPerS, 4) }),
          sentence: t('answer.time.sentence', { ...inputs, time: value }),
        }
      }
      case 'required-rate': {
        const { requiredLinkMbitPerS, requiredGoodputMbitPerS, ceiling } = result
        const { value, unit } = rate(requiredLinkMbitPerS)
        const reachable = ceiling === null || ceiling.mbitPerS >= requiredGoodputMbitPerS
        return {
          label: t('answer.required-rate.label', inputs),
          value,
          unit,
          amount: megabits(requiredLinkMbitPerS),
          note: t(reachable ? 'answer.required-rate.note' : 'answer.required-rate.blocked', {
            goodput: rateText(requiredGoodputMbitPerS, 4),
            limit: t(`limits.${ceiling?.limit ?? 'link'}`),
          }),
          sentence: t('answer.required-rate.sentence', { ...inputs, rate: `${value}\u00a0${unit}` }),
        }
      }
      case 'max-size': {
        const { value, unit } = size(result.maxSizeGB)
        return {
          label: t('answer.max-size.label', inputs),
          value,
          unit,
          amount: gigabytes(result.maxSizeGB),
          note: t(`answer.max-size.${result.bottleneck}`, {
            effective: rateText(result.effectiveMbitPerS, 4),
          }),
          sentence: t('answer.max-size.sentence', { ...inputs, largest: `${value}\u00a0${unit}` }),
        }
      }
    }
  }
}

/** The figures beside the answer. */
export const useTransferFigures = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const rate = useRateText()
  const size = useSizeText()
  const duration = useDuration()
  const { number, date } = useFormat()
  return ({ result }: TransferOutcome): readonly FigureItem[] => {
    const figure = (
      id: 'effective' | 'goodput' | 'wire' | 'best' | 'deadline' | 'packets' | 'finish',
      value: string,
      amount: Amount,
    ) => ({ id, label: t(`figures.${id}`), value, amount })
    const deadline = deadlineOf(result.plan)
    const timeLeft = figure('deadline', duration(deadline), seconds(deadline))
    const sent = (size_: number) => figure('wire', size(size_ / 1e9), bytes(size_))
    if (result.mode === 'required-rate') {
      const { requiredGoodputMbitPerS: goodput, wireBytes } = result
      return [figure('goodput', rate(goodput), megabits(goodput)), sent(wireBytes), timeLeft]
    }
    const { effectiveMbitPerS, packetsPerSecond } = result
    const effective = figure('effective', rate(effectiveMbitPerS), megabits(effectiveMbitPerS))
    const packets =
      packetsPerSecond === undefined
        ? []
        : [figure('packets', number(packetsPerSecond, 4), { value: packetsPerSecond, unit: '1/s' })]
    if (result.mode === 'max-size') return [effective, ...packets, timeLeft]
    const { losses, wireBytes, finish } = result
    const best = losses[0]?.amount ?? 0
    const end = finish && { value: `${finish.finishDate} ${finish.finishTime}`, unit: '' }
    return [
      effective,
      figure('best', duration(best), seconds(best)),
      sent(wireBytes),
      ...packets,
      ...(end ? [figure('finish', `${date(finish.finishDate)} ${finish.finishTime}`, end)] : []),
    ]
  }
}

/** Spreadsheet rows of everything on the page: the answer and its figures, then their breakdown and comparisons. */
export const useTransferTable = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const answer = useTransferFigure()
  const figures = useTransferFigures()
  return (outcome: TransferOutcome): CsvTable => {
    const { result } = outcome
    const { plan } = result
    const limits = limitsFor(plan)
    const answerLabel = { time: 'duration', 'required-rate': 'requiredLink', 'max-size': 'maxSize' } as const
    return [
      [t('csv.quantity'), t('csv.value'), t('csv.unit')],
      ...figureRows([{ ...answer(outcome), label: t(`csv.${answerLabel[result.mode]}`) }]),
      ...('totalBytes' in result ? [[t('csv.total'), result.totalBytes, 'B']] : []),
      ...figureRows(figures(outcome)),
      ...('finish' in result && result.finish ? [[t('csv.elapsed'), result.finish.elapsedSeconds, 's']] : []),
      // A single limit leaves nothing to compare.
      ...(limits.length < 2 ? [] : limits).map(({ limit, mbitPerS }) => [
        t('csv.limit', { limit: t(`limits.${limit}`) }),
        mbitPerS,
        'Mbit/s',
      ]),
      ...(result.mode === 'time'
        ? result.losses.map((part) => [t(`losses.${part.id}`), part.amount, 's'])
        : result.line.map((part) => [t(`lineParts.${part.id}`), part.amount, 'Mbit/s'])),
      ...onStandardLinks(plan).map((row) => [
        t('csv.onLink', { rate: row.linkMbit }),
        row.seconds ?? row.maxSizeGB ?? '',
        row.seconds === undefined ? 'GB' : 's',
      ]),
    ]
  }
}

/** From this share of time spent on round trips, the visitor is advised to pack the files. */
const muchWaiting = 0.2

/** Notes on what slows the transfer, and what would help. */
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
