import { isInputError, settle } from '../shared/input-error.ts'
import { type Form, type Impossible, stepsFrom, unitChoice, type Values } from '../ui/form/fields.ts'
import { readCurrency } from '../ui/form/quantities.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { readValues } from '../ui/form/values.ts'
import { currencies } from '../ui/money/currency.ts'
import { type RaidAnswer, type RaidQuestion, usualFillPct } from './answer.ts'
import { raidBounds } from './bounds.ts'
import { checkLayout, fewestDisks, layoutOf, readDisks, readGrouping } from './input.ts'
import { levelName, levelRules, type RaidLevel, raidLevels } from './levels.ts'

const wanted = ({ question }: Values) => question === 'disks'
const given = (values: Values) => !wanted(values)
const mixed = (values: Values) => given(values) && values.sizes === 'mixed'
const uniform = (values: Values) => !mixed(values)
const grouped = ({ level = '' }: Values) => /^(?:[56]0|Z[123])$/.test(level)
const draid = ({ level = '' }: Values) => level.startsWith('dRAID')
const zfs = (values: Values) => draid(values) || (values.level ?? '').startsWith('Z')

/** Hard disks, then SSDs, as they are sold. */
const usualSizes = ['8 TB', '12 TB', '16 TB', '20 TB', '24 TB', '3.84 TB', '7.68 TB', '15.36 TB']

const isLevel = (level: string): level is RaidLevel => raidLevels.some((known) => known === level)

const groupingOf = (values: Values) => readGrouping(readValues(raidForm, values))

/** What an error at the disks names: the level and its fewest disks. */
const errorValues = (values: Values): Readonly<Record<string, string | number>> => {
  const { level = '' } = values
  if (!isLevel(level)) return {}
  return { level: levelName(level), min: fewestDisks(groupingOf(values), level) }
}

const groupSteps = {
  min: ({ level = '' }: Values) => (isLevel(level) ? (levelRules[level].groups?.min ?? 1) : 1),
}

/** Returns the number that must divide a level's disks: whole mirrors, groups or vdevs. */
const setOf = (values: Values, level: RaidLevel): number =>
  levelRules[level].divisor(layoutOf(groupingOf(values), level, 0))

/** Installed disks that the level can be built of, one set after the other. */
const diskSteps = {
  min: (values: Values) => Number(errorValues(values).min ?? 1),
  by: ({ level = '', ...values }: Values) => {
    if (!isLevel(level)) return 1
    const set = settle(() => setOf({ ...values, level }, level))
    return isInputError(set) ? 1 : set
  },
}

/** Levels that the entered disks do not make, with the fewest that would or the number that must divide them. */
const impossibleLevels = (values: Values): Readonly<Record<string, Impossible>> => {
  if (wanted(values)) return {}
  // Sizes that cannot be read say nothing about the number of disks.
  const read = { ...readValues(raidForm, values), ...(uniform(values) && { diskSizeTB: 1 }) }
  const disks = settle(() => readDisks(read))
  if (isInputError(disks)) return {}
  const grouping = readGrouping(read)
  return Object.fromEntries(
    raidLevels.flatMap((level): readonly (readonly [string, Impossible])[] => {
      const outcome = settle(() =>
        checkLayout(level, layoutOf(grouping, level, disks.count - disks.hotSpares), disks.field),
      )
      if (!isInputError(outcome)) return []
      const min = fewestDisks(grouping, level)
      if (outcome.error === 'too-few-disks')
        return [[level, { mark: `≥ ${min}`, reason: outcome.error, values: { min } }]]
      if (outcome.error === 'not-divisible')
        return [[level, { mark: `÷ ${setOf(values, level)}`, reason: outcome.error }]]
      return []
    }),
  )
}

export const raidForm = {
  id: 'raid',
  errorValues,
  bounds: raidBounds,
  groups: [
    {
      id: 'array',
      fields: [
        {
          kind: 'choice',
          name: 'question',
          initial: 'capacity',
          choices: ['capacity', 'disks'],
          look: 'buttons',
        },
        {
          kind: 'choice',
          name: 'level',
          initial: '6',
          choices: raidLevels,
          look: 'buttons',
          symbols: true,
          impossible: impossibleLevels,
        },
        {
          kind: 'choice',
          name: 'sizes',
          initial: 'same',
          choices: ['same', 'mixed'],
          look: 'buttons',
          visible: given,
        },
        { kind: 'number', name: 'wantedTB', initial: '50', unit: 'TB', visible: wanted },
        {
          kind: 'number',
          name: 'diskCount',
          initial: '8',
          visible: (values) => given(values) && uniform(values),
          step: diskSteps,
        },
        {
          kind: 'number',
          name: 'diskSize',
          initial: '12',
          visible: uniform,
          wide: true,
          countedBy: 'diskCount',
          presets: usualSizes,
          units: unitChoice('diskSizeUnit', 'TB', ['TB', 'TiB', 'GB']),
        },
        { kind: 'list', name: 'diskSizesTB', initial: '6x12 2x16', unit: 'TB', wide: true, visible: mixed },
        { kind: 'number', name: 'hotSpares', initial: '0', optional: true, step: stepsFrom(0) },
        {
          kind: 'number',
          name: 'groupCount',
          initial: '',
          optional: true,
          visible: grouped,
          step: groupSteps,
          fallback: ({ level = '' }) => `${isLevel(level) ? (levelRules[level].groups?.fallback ?? 1) : 1}`,
        },
        {
          kind: 'number',
          name: 'dataDisks',
          initial: '',
          optional: true,
          visible: draid,
          step: stepsFrom(1),
        },
        {
          kind: 'number',
          name: 'mirrorWidth',
          initial: '2',
          visible: ({ level }) => level === '10',
          step: stepsFrom(2),
        },
        {
          kind: 'choice',
          name: 'shr2TierDisks',
          initial: '3',
          choices: ['3', '4'],
          numeric: true,
          look: 'buttons',
          visible: (values) => values.level === 'SHR-2' && mixed(values),
        },
        {
          kind: 'number',
          name: 'fillPct',
          initial: '',
          optional: true,
          unit: '%',
          presets: ['70', String(usualFillPct), '90'],
        },
      ],
    },
    {
      id: 'speed',
      folded: true,
      fields: [
        { kind: 'number', name: 'diskIops', initial: '150', optional: true, presets: ['80', '150', '50000'] },
        { kind: 'number', name: 'readPct', initial: '70', unit: '%', presets: ['100', '70', '50'] },
      ],
    },
    {
      id: 'risk',
      folded: true,
      fields: [
        {
          kind: 'choice',
          name: 'ureExponent',
          initial: '15',
          choices: ['14', '15', '16', '17'],
          numeric: true,
          wide: true,
        },
        { kind: 'number', name: 'rebuildRateMBps', initial: '100', unit: 'MB/s', optional: true },
        { kind: 'number', name: 'annualFailureRatePct', initial: '1.5', unit: '%', optional: true },
        {
          kind: 'number',
          name: 'rebuildStartHours',
          initial: '0',
          optional: true,
          unit: 'h',
          presets: ['0', '24', '72'],
        },
      ],
    },
    {
      id: 'zfs',
      folded: true,
      visible: zfs,
      fields: [
        {
          kind: 'choice',
          name: 'ashift',
          initial: '12',
          choices: ['9', '10', '11', '12', '13', '14', '15', '16'],
          numeric: true,
          wide: true,
        },
        {
          kind: 'choice',
          name: 'recordKiB',
          initial: '128',
          choices: ['4', '8', '16', '32', '64', '128', '256', '512', '1024', '4096', '16384'],
          numeric: true,
          symbols: true,
        },
        {
          kind: 'number',
          name: 'reservedGiB',
          initial: '0',
          optional: true,
          unit: 'GiB',
          presets: ['0', '2', '16'],
        },
      ],
    },
    {
      id: 'cost',
      folded: true,
      fields: [
        {
          kind: 'number',
          name: 'diskPrice',
          initial: '',
          optional: true,
          wide: true,
          units: {
            kind: 'choice',
            name: 'priceCurrency',
            initial: 'USD',
            initialIn: { th: 'THB' },
            choices: currencies,
            symbols: true,
            readUnit: readCurrency,
          },
        },
        {
          kind: 'number',
          name: 'diskWatts',
          initial: '',
          optional: true,
          unit: 'W',
          presets: ['4', '7', '10'],
        },
      ],
    },
  ],
} as const satisfies Form<RaidQuestion>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    raid: SearchOf<typeof raidForm>
  }
}

export type RaidOutcome = Outcome<RaidQuestion, RaidAnswer>
