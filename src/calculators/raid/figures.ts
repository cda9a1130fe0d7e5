import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isInputError } from '../shared/input-error.ts'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import type { CsvTable } from '../ui/result/export.ts'
import type { FigureItem } from '../ui/result/figures.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import type { RaidOutcome } from './answer.ts'
import { allLevels } from './comparisons.ts'
import { levelName, raidLevels } from './levels.ts'
import { hoursPerYear, rebuildStyle } from './reliability.ts'

/** The usable capacity, or the disks that reach the wanted one. */
export const useRaidFigure = () => {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  return (outcome: RaidOutcome): AnswerFigure => {
    const { plan, result, needs } = outcome.result
    const level = levelName(plan.level)
    const usable = format.number(result.usableTB)
    const tib = format.number(result.usableTiB, 4)
    if (needs) {
      const wanted = format.number(needs.wantedTB)
      const count = format.number(plan.disks.count)
      return {
        label: t('answer.disksLabel', { level, wanted }),
        value: count,
        unit: t('answer.disksUnit'),
        note: t('answer.disksNote', { usable, tib }),
        sentence: t('answer.disksSentence', { level, wanted, count }),
      }
    }
    const tolerance = result.faultToleranceMin
    const amount = tolerance > 1 ? 'more' : tolerance === 1 ? 'one' : 'none'
    const survives = t(`answer.survives.${amount}`, { tolerance: format.number(tolerance) })
    return {
      label: t('answer.label', { level }),
      value: usable,
      unit: 'TB',
      note: t('answer.note', { tib, survives }),
      sentence: t('answer.sentence', { level, usable, survives }),
    }
  }
}

/** Figures besides capacity: only those requested and applicable to the level. */
export const useRaidFigures = () => {
  const { t } = useTranslation('calculators/raid')
  const { number, percent, money } = useFormat()
  const duration = useDuration(rebuildStyle)
  return ({ result: { plan, result } }: RaidOutcome): readonly FigureItem[] => {
    const share = (pct: number) => percent(pct / 100, 4)
    const iops = (value: number) => number(value, 4)
    const tib = (value: number) => `${number(value, 5)} TiB`
    const years = (hours: number) => t('figures.years', { years: number(hours / hoursPerYear, 3) })
    const perTB = (price: number) => t('figures.perTB', { price: money(price, plan.currency) })
    const energy = (kWh: number) => t('figures.perMonth', { energy: number(kWh, 4) })
    const { faultToleranceMin: min, faultToleranceMax: max } = result
    const tolerance = {
      id: 'tolerance',
      label: t('figures.tolerance'),
      value: min === max ? number(min) : t('figures.range', { min: number(min), max: number(max) }),
      note: min === max ? undefined : t('figures.toleranceNote'),
    }
    const optional = [
      { id: 'efficiency', value: result.efficiencyPct, text: share },
      { id: 'filled', value: result.filledTB, text: (size: number) => `${number(size, 4)} TB` },
      { id: 'readIops', value: result.readIops, text: iops },
      { id: 'writeIops', value: result.writeIops, text: iops },
      { id: 'mixedIops', value: result.mixedIops, text: iops },
      { id: 'rebuild', value: result.rebuildHours, text: (hours: number) => duration(hours * 3600) },
      { id: 'mttdl', value: result.mttdlReadErrorsHours ?? result.mttdlHours, text: years },
      { id: 'zfs', value: result.zfsUsableTiB, text: tib },
      { id: 'zfsData', value: result.zfsDataTiB, text: tib },
      { id: 'zfsRecord', value: result.zfsRecordEfficiencyPct, text: share },
      { id: 'price', value: result.pricePerUsableTB, text: perTB },
      { id: 'power', value: result.powerWatts, text: (watts: number) => `${number(watts)} W` },
      { id: 'energy', value: result.kWhPerMonth, text: energy },
    ] as const
    const notes: Readonly<Record<string, string | undefined>> = {
      zfsData: t('figures.zfsDataNote'),
      filled: result.zfsUsableTiB === undefined ? undefined : t('figures.filledNote'),
    }
    const given = optional.flatMap(({ id, value, text }) =>
      value == null
        ? []
        : [
            {
              id,
              label: t(`figures.${id}`, { fill: plan.fillPct ?? '' }),
              value: text(value),
              note: notes[id],
            },
          ],
    )
    return [tolerance, ...given]
  }
}

const columns = ['usableTB', 'usableTiB', 'efficiencyPct', 'protectionTB', 'spareTB', 'strandedTB'] as const
const numbers = ['faultToleranceMin', 'faultToleranceMax', 'readIops', 'writeIops', 'mixedIops'] as const
const risks = ['filledTB', 'rebuildHours', 'exposedHours', 'pUreRebuild', 'pSecondFailure'] as const
const losses = ['mttdlHours', 'mttdlReadErrorsHours', 'pLossPerYear'] as const
const zfs = ['zfsUsableTiB', 'zfsRecordEfficiencyPct', 'zfsDataTiB'] as const
const running = ['priceTotal', 'pricePerUsableTB', 'powerWatts', 'kWhPerMonth', 'kWhPerYear'] as const
const all = [...columns, ...numbers, ...risks, ...losses, ...zfs, ...running] as const

/** Spreadsheet rows with every level's figures; none for a level that's impossible with these disks. */
export const raidTable = ({ result }: RaidOutcome, t: TFunction<'calculators/raid'>): CsvTable => {
  const outcomes = allLevels(result.array)
  return [
    [t('compare.level'), ...all.map((name) => t(`csv.${name}`, { currency: result.plan.currency }))],
    ...raidLevels.map((level) => {
      const outcome = outcomes[level]
      return [levelName(level), ...all.map((name) => (isInputError(outcome) ? '' : (outcome[name] ?? '')))]
    }),
  ]
}
