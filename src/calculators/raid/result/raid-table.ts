import type { TFunction } from 'i18next'
import { isInputError } from '../../shared/input-error.ts'
import type { CsvTable } from '../../ui/result/csv.ts'
import { allLevels } from '../best-levels.ts'
import type { RaidOutcome } from '../form.ts'
import { levelName, raidLevels } from '../levels.ts'

const columns = ['usableTB', 'usableTiB', 'efficiencyPct', 'protectionTB', 'spareTB', 'strandedTB'] as const
const numbers = ['faultToleranceMin', 'faultToleranceMax', 'readIops', 'writeIops', 'mixedIops'] as const
const risks = ['rebuildHours', 'pUreRebuild', 'pSecondFailure'] as const
const all = [...columns, ...numbers, ...risks] as const

/** Every level's figures for a spreadsheet; a level that is not possible with these disks has none. */
export const raidTable = ({ result }: RaidOutcome, t: TFunction<'calculators/raid'>): CsvTable => {
  const outcomes = allLevels(result.array)
  return [
    [t('compare.level'), ...all.map((name) => t(`csv.${name}`))],
    ...raidLevels.map((level) => {
      const outcome = outcomes[level]
      return [levelName(level), ...all.map((name) => (isInputError(outcome) ? '' : (outcome[name] ?? '')))]
    }),
  ]
}
