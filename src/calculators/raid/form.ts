import { type Checked, isInputError, settle } from '../shared/input-error.ts'
import {
  choiceField,
  type Form,
  type Impossible,
  numberField,
  stepsFrom,
  unitChoice,
  type Values,
} from '../ui/form/fields.ts'
import { readCurrency } from '../ui/form/quantities.ts'
import type { SearchParamsOf } from '../ui/form/search-params.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { readValues } from '../ui/form/values.ts'
import { currencies } from '../ui/money/currency.ts'
import { type RaidAnswer, type RaidQuestion, usualFillPct } from './answer.ts'
import { raidBounds } from './bounds.ts'
import {
  checkLayout,
  fewestDisks,
  type Grouping,
  type InstalledDisks,
  layoutOf,
  readDisks,
  readGrouping,
} from './input.ts'
import { levelName, levelRules, type RaidLevel, raidLevels } from './levels.ts'

const wanted = ({ question }: Values) => question === 'disks'
const given = (values: Values) => !wanted(values)
const mixed = (values: Values) => given(values) && values.sizes === 'mixed'
const uniform = (values: Values) => !mixed(values)
const counted = (values: Values) => given(values) && uniform(values)
const mirrored = ({ level }: Values) => level === '10'
const tiered = (values: Values) => values.level === 'SHR-2' && mixed(values)
const grouped = ({ level = '' }: Values) => /^(?:[56]0|Z[123])$/.test(level)
const draid = ({ level = '' }: Values) => level.startsWith('dRAID')
const zfs = (values: Values) => draid(values) || (values.level ?? '').startsWith('Z')

/** Common hard disk sizes, then SSD sizes. */
const usualSizes = ['8 TB', '12 TB', '16 TB', '20 TB', '24 TB', '3.84 TB', '7.68 TB', '15.36 TB']

const isLevel = (level: string): level is RaidLevel => raidLevels.some((known) => known === level)

/** Returns a function that reads each form's values only once, however many of its fields ask. */
const readOnce = <T>(read: (values: Values) => T): ((values: Values) => T) => {
  const known = new WeakMap<Values, { readonly is: T }>()
  return (values) => {
    const found = known.get(values) ?? { is: read(values) }
    known.set(values, found)
    return found.is
  }
}

interface DisksRead {
  readonly disks: Checked<InstalledDisks>
  readonly grouping: Grouping
}

/** What the form's values say of the disks; unreadable sizes don't affect their number. */
const readingOf = readOnce((values): DisksRead => {
  const read = { ...readValues(raidForm, values), ...(uniform(values) && { diskSizeTB: 1 }) }
  return { disks: settle(() => readDisks(read)), grouping: readGrouping(read) }
})

/** Values for errors at the disks: the level and its fewest disks. */
const errorValues = (values: Values): Readonly<Record<string, string | number>> => {
  const { level = '' } = values
  if (!isLevel(level)) return {}
  return { level: levelName(level), min: fewestDisks(readingOf(values).grouping, level) }
}

const usualGroups = ({ level = '' }: Values) =>
  `${isLevel(level) ? (levelRules[level].groups?.fallback ?? 1) : 1}`

const groupSteps = {
  min: ({ level = '' }: Values) => (isLevel(level) ? (levelRules[level].groups?.min ?? 1) : 1),
}

/** Returns the number that the disk count must be a multiple of: whole mirrors, groups or vdevs. */
const setOf = (grouping: Grouping, level: RaidLevel): number =>
  levelRules[level].divisor(layoutOf(grouping, level, 0))

/** Valid disk counts for the level, in steps of one set. */
const diskSteps = {
  min: (values: Values) => Number(errorValues(values).min ?? 1),
  by: (values: Values) => {
    const { level = '' } = values
    if (!isLevel(level)) return 1
    const set = settle(() => setOf(readingOf(values).grouping, level))
    return isInputError(set) ? 1 : set
  },
}

/** Levels impossible with the entered disks, with the fewest disks needed or the required multiple. */
const impossibleLevels = readOnce((values): Readonly<Record<string, Impossible>> => {
  if (wanted(values)) return {}
  const { disks, grouping } = readingOf(values)
  if (isInputError(disks)) return {}
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
        return [[level, { mark: `÷ ${setOf(grouping, level)}`, reason: outcome.error }]]
      return []
    }),
  )
})

export const raidForm = {
  id: 'raid',
  errorValues,
  bounds: raidBounds,
  groups: [
    {
      id: 'array',
      fields: [
        choiceField('question', 'capacity', ['capacity', 'disks'], { look: 'buttons' }),
        choiceField('level', '6', raidLevels, {
          look: 'buttons',
          symbols: true,
          impossible: impossibleLevels,
        }),
        choiceField('sizes', 'same', ['same', 'mixed'], { look: 'buttons', visible: given }),
        numberField('wantedTB', '50', { unit: 'TB', visible: wanted }),
        numberField('diskCount', '8', { visible: counted, step: diskSteps }),
        numberField('diskSize', '12', {
          visible: uniform,
          wide: true,
          countedBy: 'diskCount',
          presets: usualSizes,
          units: unitChoice('diskSizeUnit', 'TB', ['TB', 'TiB', 'GB']),
        }),
        { kind: 'list', name: 'diskSizesTB', initial: '6x12 2x16', unit: 'TB', wide: true, visible: mixed },
        numberField('hotSpares', '0', { optional: true, step: stepsFrom(0) }),
        numberField('groupCount', '', {
          optional: true,
          visible: grouped,
          step: groupSteps,
          fallback: usualGroups,
        }),
        numberField('dataDisks', '', { optional: true, visible: draid, step: stepsFrom(1) }),
        numberField('mirrorWidth', '2', { visible: mirrored, step: stepsFrom(2) }),
        choiceField('shr2TierDisks', '3', ['3', '4'], { numeric: true, look: 'buttons', visible: tiered }),
        numberField('fillPct', '', {
          optional: true,
          unit: '%',
          presets: ['70', String(usualFillPct), '90'],
        }),
      ],
    },
    {
      id: 'speed',
      folded: true,
      fields: [
        numberField('diskIops', '150', { optional: true, presets: ['80', '150', '50000'] }),
        numberField('readPct', '70', { unit: '%', presets: ['100', '70', '50'] }),
      ],
    },
    {
      id: 'risk',
      folded: true,
      fields: [
        choiceField('ureExponent', '15', ['14', '15', '16', '17'], { numeric: true, wide: true }),
        numberField('rebuildRateMBps', '100', { unit: 'MB/s', optional: true }),
        numberField('annualFailureRatePct', '1.5', { unit: '%', optional: true }),
        numberField('rebuildStartHours', '0', { optional: true, unit: 'h', presets: ['0', '24', '72'] }),
      ],
    },
    {
      id: 'zfs',
      folded: true,
      visible: zfs,
      fields: [
        choiceField('ashift', '12', ['9', '10', '11', '12', '13', '14', '15', '16'], {
          numeric: true,
          wide: true,
        }),
        choiceField(
          'recordKiB',
          '128',
          ['4', '8', '16', '32', '64', '128', '256', '512', '1024', '4096', '16384'],
          { numeric: true, symbols: true },
        ),
        numberField('reservedGiB', '0', { optional: true, unit: 'GiB', presets: ['0', '2', '16'] }),
      ],
    },
    {
      id: 'cost',
      folded: true,
      fields: [
        numberField('diskPrice', '', {
          optional: true,
          wide: true,
          units: choiceField('priceCurrency', 'USD', currencies, {
            initialIn: { th: 'THB' },
            symbols: true,
            readUnit: readCurrency,
          }),
        }),
        numberField('diskWatts', '', { optional: true, unit: 'W', presets: ['4', '7', '10'] }),
      ],
    },
  ],
} as const satisfies Form<RaidQuestion>

declare module '../ui/form/search-params.ts' {
  interface FormSearchParams {
    raid: SearchParamsOf<typeof raidForm>
  }
}

export type RaidOutcome = Outcome<RaidQuestion, RaidAnswer>
