import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type InputError, isInputError } from '../shared/input-error.ts'
import { recordOf } from '../shared/record-of.ts'
import { Choose, type Row, ShareBar, TableSection, Tag } from '../ui/result/figure-table.tsx'
import { useDuration, useFormat, useTexts } from '../ui/texts.ts'
import type { RaidOutcome } from './answer.ts'
import { mostDisks } from './bounds.ts'
import {
  allLevels,
  bestLevels,
  type DiskNeed,
  type DiskNeeds,
  impossibleReason,
  type LevelOutcomes,
  meritNames,
} from './comparisons.ts'
import { fewestDisks, type RaidArray } from './input.ts'
import { levelName, levelRules, type RaidLevel, raidLevels } from './levels.ts'
import { rebuildStyle } from './reliability.ts'

/** Says why a level is impossible with an array's inputs. */
const useImpossible = ({ grouping }: RaidArray) => {
  const { t } = useTranslation('calculators/raid')
  const { own } = useTexts()
  const format = useFormat()
  return (error: InputError, level: RaidLevel): string =>
    t(`impossible.${impossibleReason(error)}`, {
      min: format.number(fewestDisks(grouping, level)),
      groups: levelRules[level].groups?.min ?? 1,
      most: format.number(mostDisks),
      field: own(`fields.${error.field}.label`),
    })
}

/** Compares all levels on the same disks and marks what each is best at. */
export function CompareSection({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const duration = useDuration(rebuildStyle)
  const { array, plan } = result
  const outcomes = useMemo(() => allLevels(array), [array])
  const tags = useTags(outcomes)
  const impossible = useImpossible(array)
  const number = (value: number | null | undefined) => (value == null ? '–' : format.number(value, 4))
  const rows = raidLevels.map((level): Row => {
    const one = outcomes[level]
    const current = level === plan.level
    const name = (
      <Choose
        key="name"
        name="level"
        value={level}
        current={current}
        tags={tags[level].length > 0 ? [t('compare.best'), ' ', ...tags[level]] : []}
      >
        {levelName(level)}
      </Choose>
    )
    if (isInputError(one)) return { id: level, cells: [name, '', '–', '', '', '', impossible(one, level)] }
    const { faultToleranceMin: min, faultToleranceMax: max } = one
    return {
      id: level,
      current,
      cells: [
        name,
        <ShareBar key="bar" value={one.usableTB} of={one.rawTB} />,
        `${format.number(one.usableTB)} TB`,
        min === max ? `${min}` : `${min}–${max}`,
        number(one.mixedIops),
        one.rebuildHours == null ? '–' : duration(one.rebuildHours * 3600),
        tags[level],
      ],
    }
  })
  return (
    <TableSection
      id="levels"
      title={t('compare.title')}
      intro={t('compare.intro')}
      columns={[
        { id: 'level', text: t('compare.level') },
        { id: 'bar', text: t('compare.share'), wideOnly: true },
        { id: 'usable', text: t('compare.usable'), figures: true },
        { id: 'tolerance', text: t('compare.tolerance'), figures: true },
        { id: 'iops', text: t('compare.iops'), figures: true, wideOnly: true },
        { id: 'rebuild', text: t('compare.rebuild'), figures: true, wideOnly: true },
        { id: 'best', text: t('compare.best'), wideOnly: true },
      ]}
      rows={rows}
    />
  )
}

/** Tags for what each level is best at. */
const useTags = (outcomes: LevelOutcomes) => {
  const { t } = useTranslation('calculators/raid')
  const best = meritNames.map((merit) => ({ merit, levels: bestLevels(outcomes, merit) }))
  return recordOf(raidLevels, (level) =>
    best
      .filter(({ levels }) => levels.includes(level))
      .map(({ merit }) => <Tag key={merit}>{t(`merits.${merit}`)}</Tag>),
  )
}

/** The fewest disks among the levels that survive a loss. */
const fewest = (needs: DiskNeeds): number =>
  Math.min(
    ...raidLevels.flatMap((level) => {
      const need = needs[level]
      return isReached(need) && isSafe(level) ? [need.diskCount] : []
    }),
  )

const isSafe = (level: RaidLevel) => levelRules[level].family !== 'stripe'
const isReached = (need: DiskNeeds[RaidLevel]): need is DiskNeed => need !== null && !isInputError(need)

/** Shows how many disks each level needs for the wanted capacity. */
export function NeedsSection({ outcome, needs }: { outcome: RaidOutcome; needs: DiskNeeds }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const least = fewest(needs)
  const impossible = useImpossible(outcome.result.array)
  return (
    <TableSection
      id="needs"
      title={t('needs.title')}
      intro={t('needs.intro')}
      columns={[
        { id: 'level', text: t('compare.level') },
        { id: 'disks', text: t('needs.disks'), figures: true },
        { id: 'usable', text: t('compare.usable'), figures: true },
        { id: 'best', text: t('compare.best') },
      ]}
      rows={raidLevels.map((level) => {
        const need = needs[level]
        const current = level === outcome.result.plan.level
        if (!isReached(need)) {
          const reason = need ? impossible(need, level) : t('needs.never')
          return { id: level, cells: [levelName(level), '–', '', reason], current }
        }
        const best = need.diskCount === least && isSafe(level)
        return {
          id: level,
          current,
          cells: [
            levelName(level),
            format.number(need.diskCount),
            `${format.number(need.usableTB)} TB`,
            best && <Tag>{t('needs.fewest')}</Tag>,
          ],
        }
      })}
    />
  )
}
