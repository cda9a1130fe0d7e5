import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { isInputError } from '../../shared/input-error.ts'
import { useDuration } from '../../ui/format/use-duration.ts'
import { Choose, FigureTable, PhoneOnly, type Row, ShareBar, Tag } from '../../ui/result/figure-table.tsx'
import { Footnote } from '../../ui/result/notes.tsx'
import { useFormat } from '../../ui/texts.ts'
import { allLevels, bestLevels, type LevelOutcomes } from '../best-levels.ts'
import type { RaidOutcome } from '../form.ts'
import { fewestDisks } from '../layout.ts'
import { levelName, type RaidLevel, raidLevels } from '../levels.ts'
import { synologyHybridTB } from '../synology-hybrid.ts'
import { rebuildStyle } from './roles.ts'

const merits = ['capacity', 'safe-capacity', 'tolerance', 'writes'] as const

/** All levels on the same disks, with what each is best at. */
export function CompareSection({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const format = useFormat()
  const duration = useDuration(rebuildStyle)
  const { array } = result
  const outcomes = useMemo(() => allLevels(array), [array])
  const tags = useTags(outcomes)
  const hybrid = synologyHybridTB(array)
  const number = (value: number | null | undefined) => (value == null ? '–' : format.number(value, 4))
  const rows = raidLevels.map((level): Row => {
    const one = outcomes[level]
    const head = <LevelButton key="name" level={level} current={level === array.level} />
    if (isInputError(one))
      return {
        id: level,
        cells: [
          head,
          '',
          '–',
          '',
          '',
          '',
          t(`impossible.${one.error as 'too-few-disks'}`, { min: fewestDisks({ ...array }, level) }),
        ],
      }
    const { faultToleranceMin: min, faultToleranceMax: max } = one
    return {
      id: level,
      current: level === array.level,
      cells: [
        <Fragment key="level">
          {head}
          <PhoneOnly>{tags[level]}</PhoneOnly>
        </Fragment>,
        <ShareBar key="bar" share={one.usableTB / one.rawTB} />,
        `${format.number(one.usableTB)} TB`,
        min === max ? `${min}` : `${min}–${max}`,
        number(one.mixedIops),
        one.rebuildHours == null ? '–' : duration(one.rebuildHours * 3600),
        tags[level],
      ],
    }
  })
  return (
    <Section id="levels" title={t('compare.title')} intro={t('compare.intro')} room="wide">
      <FigureTable label={t('compare.title')} columns={useColumns()} rows={rows} />
      {typeof hybrid === 'number' && (
        <Footnote>{t('compare.hybrid', { usable: format.number(hybrid) })}</Footnote>
      )}
    </Section>
  )
}

const useColumns = () => {
  const { t } = useTranslation('calculators/raid')
  return [
    { id: 'level', text: t('compare.level') },
    { id: 'bar', text: t('compare.share'), wideOnly: true },
    { id: 'usable', text: t('compare.usable'), figures: true },
    { id: 'tolerance', text: t('compare.tolerance'), figures: true },
    { id: 'iops', text: t('compare.iops'), figures: true, wideOnly: true },
    { id: 'rebuild', text: t('compare.rebuild'), figures: true, wideOnly: true },
    { id: 'best', text: t('compare.best'), wideOnly: true },
  ] as const
}

/** What each level is best at, as marks. */
const useTags = (outcomes: LevelOutcomes) => {
  const { t } = useTranslation('calculators/raid')
  const best = merits.map((merit) => ({ merit, levels: bestLevels(outcomes, merit) }))
  return Object.fromEntries(
    raidLevels.map((level) => [
      level,
      best
        .filter(({ levels }) => levels.includes(level))
        .map(({ merit }) => <Tag key={merit}>{t(`merits.${merit}`)}</Tag>),
    ]),
  )
}

function LevelButton({ level, current }: { level: RaidLevel; current: boolean }) {
  const name = levelName(level)
  if (current) return name
  return (
    <Choose name="level" value={level}>
      {name}
    </Choose>
  )
}
