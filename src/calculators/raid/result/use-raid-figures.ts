import { useTranslation } from 'react-i18next'
import { useDuration } from '../../ui/format/use-duration.ts'
import type { FigureItem } from '../../ui/result/figures.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { RaidOutcome } from '../form.ts'
import { rebuildStyle } from './roles.ts'

/** What the array can do, beside what it holds: only what was asked for and applies to the level. */
export const useRaidFigures = ({ result: { result } }: RaidOutcome): readonly FigureItem[] => {
  const { t } = useTranslation('calculators/raid')
  const { number, percent } = useFormat()
  const duration = useDuration(rebuildStyle)
  const { faultToleranceMin: min, faultToleranceMax: max } = result
  const tolerance = {
    id: 'tolerance',
    label: t('figures.tolerance'),
    value: min === max ? number(min) : t('figures.range', { min: number(min), max: number(max) }),
    note: min === max ? undefined : t('figures.toleranceNote'),
  }
  const optional = [
    { id: 'efficiency', value: percent(result.efficiencyPct / 100, 4) },
    { id: 'readIops', value: result.readIops === undefined ? null : number(result.readIops, 4) },
    { id: 'writeIops', value: result.writeIops === undefined ? null : number(result.writeIops, 4) },
    { id: 'mixedIops', value: result.mixedIops === undefined ? null : number(result.mixedIops, 4) },
    { id: 'rebuild', value: result.rebuildHours == null ? null : duration(result.rebuildHours * 3600) },
    { id: 'zfs', value: result.zfsUsableTiB === undefined ? null : `${number(result.zfsUsableTiB, 5)} TiB` },
  ] as const
  const given = optional.flatMap(({ id, value }) =>
    value === null ? [] : [{ id, label: t(`figures.${id}`), value }],
  )
  return [tolerance, ...given]
}
