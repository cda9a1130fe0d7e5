import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { FigureTable, Tag } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { DiskNeed, DiskNeeds } from '../disks-for-capacity.ts'
import type { RaidOutcome } from '../form.ts'
import { levelRules } from '../level-rules.ts'
import { levelName, type RaidLevel, raidLevels } from '../levels.ts'

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

/** How many disks each level needs for the wanted capacity. */
export function NeedsSection({ outcome, needs }: { outcome: RaidOutcome; needs: DiskNeeds }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const least = fewest(needs)
  return (
    <Section id="needs" title={t('needs.title')} intro={t('needs.intro')} room="wide">
      <FigureTable
        label={t('needs.title')}
        columns={[
          { id: 'level', text: t('compare.level') },
          { id: 'disks', text: t('needs.disks'), figures: true },
          { id: 'usable', text: t('compare.usable'), figures: true },
          { id: 'best', text: t('compare.best') },
        ]}
        rows={raidLevels.map((level) => {
          const need = needs[level]
          const current = level === outcome.result.array.level
          if (!isReached(need))
            return { id: level, cells: [levelName(level), '–', '', t('needs.never')], current }
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
    </Section>
  )
}
