import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError } from '../shared/input-error.ts'
import { calculateRaidLevel, type RaidResult } from './calculate-raid.ts'
import type { RaidInput } from './input.ts'
import { type RaidLevel, raidLevels } from './levels.ts'

/** Every level's full answer, or why it is not possible with these disks. */
export type LevelOutcomes = Readonly<Record<RaidLevel, RaidResult | InputError>>

/** All levels side by side, each with the same optional inputs. */
export function allLevels(input: Untrusted<RaidInput>): LevelOutcomes {
  const { mode: _, ...single } = fieldsOf(input)
  const outcomes = raidLevels.map((level) => [level, calculateRaidLevel({ ...single, level })])
  return Object.fromEntries(outcomes) as LevelOutcomes
}

/** What a level can be best at; the reason why it is marked. */
export type Merit = 'capacity' | 'safe-capacity' | 'tolerance' | 'writes'

function meritOf(result: RaidResult, merit: Merit): number {
  switch (merit) {
    case 'capacity':
      return result.usableTB
    case 'safe-capacity':
      return result.faultToleranceMin >= 2 ? result.usableTB : 0
    case 'tolerance':
      return result.faultToleranceMin
    case 'writes':
      return result.writeIops ?? 0
  }
}

/** The levels that are best at something, ties included; none when no level has any of it. */
export function bestLevels(outcomes: LevelOutcomes, merit: Merit): readonly RaidLevel[] {
  const merits = raidLevels.map((level) => {
    const outcome = outcomes[level]
    return { level, value: isInputError(outcome) ? 0 : meritOf(outcome, merit) }
  })
  const best = Math.max(...merits.map(({ value }) => value))
  return best > 0 ? merits.filter(({ value }) => value === best).map(({ level }) => level) : []
}
