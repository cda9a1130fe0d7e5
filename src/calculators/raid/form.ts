import { anInteger, type Check, type Fields, oneOf } from '../shared/checks.ts'
import { type Checked, isInputError, Rejection, settle } from '../shared/input-error.ts'
import { checkedBy, type InputOf } from '../ui/form/checked.ts'
import {
  choiceField,
  countField,
  type FieldGroup,
  type Form,
  type Impossible,
  listField,
  numberField,
  type Step,
  unitChoice,
  type Values,
} from '../ui/form/fields.ts'
import { readCurrency } from '../ui/form/quantities.ts'
import { readValues } from '../ui/form/values.ts'
import { currencies } from '../ui/money/currency.ts'
import { diskSizeRange, mostDisks, usualFillPct } from './bounds.ts'
import {
  checkLayout,
  fewestDisks,
  type Grouping,
  type InstalledDisks,
  layoutOf,
  readDisks,
  readGrouping,
  sizeUnits,
  usualGrouping,
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

/** Returns a function that reads each set of values only once, however many fields ask. */
const readOnce = <T>(read: (values: Values) => T): ((values: Values) => T) => {
  const known = new WeakMap<Values, { readonly is: T }>()
  return (values) => {
    const reading = known.get(values) ?? { is: read(values) }
    known.set(values, reading)
    return reading.is
  }
}

interface DisksRead {
  readonly disks: Checked<InstalledDisks>
  readonly grouping: Grouping
}

/** What the form's values say of the disks; unreadable sizes don't affect their number. */
const readingOf = readOnce((values): DisksRead => {
  const sized = uniform(values) && { diskSize: 1, diskSizeUnit: 'TB' }
  const read = readRaidFields({ ...readValues(raidForm, values), ...sized })
  return { disks: settle(() => readDisks(read)), grouping: readGrouping(read) }
})

/** Values for errors at the disks: the level and its fewest disks; if the count is readable, also its required divisor and the nearest valid counts. */
const errorValues = (values: Values): Readonly<Record<string, string | number>> => {
  const { level = '' } = values
  if (!isLevel(level)) return {}
  const { disks, grouping } = readingOf(values)
  const least = { level: levelName(level), min: fewestDisks(grouping, level) }
  const set = settle(() => setOf(grouping, level))
  if (isInputError(disks) || isInputError(set)) return least
  const { count, hotSpares } = disks
  const below = count - ((count - hotSpares) % set)
  return { ...least, set, below, above: below + set }
}

const usualGroups = ({ level = '' }: Values) =>
  `${isLevel(level) ? (levelRules[level].groups?.fallback ?? 1) : 1}`

const groupSteps: Step = {
  min: ({ level = '' }) => (isLevel(level) ? (levelRules[level].groups?.min ?? 1) : 1),
}

/** Returns the number that the disk count must be a multiple of: whole mirrors, groups or vdevs. */
const setOf = (grouping: Grouping, level: RaidLevel): number =>
  levelRules[level].divisor(layoutOf(grouping, level, 0))

/** Valid disk counts for the level, in steps of one set. */
const diskSteps: Step = {
  min: (values) => Number(errorValues(values).min ?? 1),
  by: (values) => {
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

const aCountOfDisks = { whole: true, max: mostDisks } as const
const aPercentage = { min: 0, max: 100 } as const

/** A ZFS record size, a power of two. */
const aRecord: Check<number> = (value, field) => {
  const record = anInteger({ min: 1, max: 16_384 })(value, field)
  if (!Number.isInteger(Math.log2(record))) throw new Rejection('out-of-range', field)
  return record
}

/** All fields; the engine's input type is derived from them. */
const groups = [
  {
    id: 'array',
    fields: [
      choiceField('question', 'capacity', ['capacity', 'disks'], { look: 'buttons' }),
      choiceField('level', '6', raidLevels, {
        check: oneOf(raidLevels, 'unknown-level'),
        look: 'buttons',
        symbols: true,
        inFull: (level) => (isLevel(level) ? levelName(level) : level),
        impossible: impossibleLevels,
      }),
      choiceField('sizes', 'same', ['same', 'mixed'], {
        missing: undefined,
        look: 'buttons',
        visible: given,
      }),
      numberField('wantedTB', '50', {
        unit: 'TB',
        // The most that these disks hold; a capacity that needs more is rejected too.
        range: { above: 0, max: mostDisks * diskSizeRange.max },
        visible: wanted,
      }),
      // Installed disks, hot spares included, of one size.
      numberField('diskCount', '8', {
        range: { ...aCountOfDisks, min: 1 },
        visible: counted,
        step: diskSteps,
        noun: 'disks',
      }),
      countField('hotSpares', '0', {
        optional: true,
        missing: usualGrouping.hotSpares,
        range: { ...aCountOfDisks, min: 0 },
      }),
      numberField('diskSize', '12', {
        range: diskSizeRange,
        visible: uniform,
        wide: true,
        countedBy: 'diskCount',
        presets: usualSizes,
        units: { ...unitChoice('diskSizeUnit', 'TB', sizeUnits), check: oneOf(sizeUnits, 'unknown-unit') },
      }),
      // The size of each disk, in place of count and size.
      listField('diskSizesTB', '6x12 2x16', {
        missing: undefined,
        unit: 'TB',
        range: { above: diskSizeRange.above, max: diskSizeRange.max, most: mostDisks },
        wide: true,
        visible: mixed,
      }),
      // Groups of RAID 50 and 60, vdevs of RAID-Z; the minimum depends on the level.
      numberField('groupCount', '', {
        optional: true,
        range: { ...aCountOfDisks, min: 1 },
        visible: grouped,
        step: groupSteps,
        fallback: usualGroups,
      }),
      // In each redundancy group of dRAID; OpenZFS allows no more disks in a dRAID vdev (`VDEV_DRAID_MAX_CHILDREN`).
      countField('dataDisks', '', {
        optional: true,
        range: { whole: true, min: 1, max: 255 },
        visible: draid,
      }),
      countField('mirrorWidth', '2', {
        missing: usualGrouping.mirrorWidth,
        range: { ...aCountOfDisks, min: 2 },
        visible: mirrored,
      }),
      // A Synology article suggests four; three also hold two disks of protection.
      choiceField('shr2TierDisks', '3', ['3', '4'], {
        missing: usualGrouping.shr2TierDisks,
        range: { whole: true, min: 3, max: 4 },
        numeric: true,
        look: 'buttons',
        visible: tiered,
      }),
      // A share of the capacity; a wanted capacity is reached at this fill.
      numberField('fillPct', '', {
        optional: true,
        unit: '%',
        range: { min: 1, max: 100 },
        presets: ['70', String(usualFillPct), '90'],
      }),
    ],
  },
  {
    id: 'speed',
    folded: true,
    fields: [
      numberField('diskIops', '150', {
        optional: true,
        range: { min: 0, max: 1e9 },
        presets: ['80', '150', '50000'],
      }),
      numberField('readPct', '70', {
        missing: 100,
        unit: '%',
        range: aPercentage,
        presets: ['100', '70', '50'],
      }),
    ],
  },
  {
    id: 'risk',
    folded: true,
    fields: [
      // One unreadable sector per 10^k bits read; datasheets say 14 to 18.
      choiceField('ureExponent', '15', ['14', '15', '16', '17'], {
        missing: undefined,
        range: { whole: true, min: 1, max: 30 },
        numeric: true,
        wide: true,
      }),
      numberField('rebuildRateMBps', '100', { unit: 'MB/s', optional: true, range: { above: 0, max: 1e6 } }),
      numberField('annualFailureRatePct', '1.5', { unit: '%', optional: true, range: aPercentage }),
      // Until somebody arrives with a new disk: a year at most.
      numberField('rebuildStartHours', '0', {
        optional: true,
        unit: 'h',
        range: { min: 0, max: 8766 },
        presets: ['0', '24', '72'],
      }),
    ],
  },
  {
    id: 'zfs',
    folded: true,
    visible: zfs,
    fields: [
      // The sector size as a power of two: 512 bytes to 64 KiB.
      choiceField('ashift', '12', ['9', '10', '11', '12', '13', '14', '15', '16'], {
        missing: undefined,
        range: { whole: true, min: 9, max: 16 },
        numeric: true,
        wide: true,
      }),
      choiceField(
        'recordKiB',
        '128',
        ['4', '8', '16', '32', '64', '128', '256', '512', '1024', '4096', '16384'],
        { missing: undefined, check: aRecord, numeric: true, symbols: true },
      ),
      // For swap and other partitions on each disk; less than the disk's size.
      numberField('reservedGiB', '0', {
        optional: true,
        missing: 0,
        unit: 'GiB',
        range: { min: 0, max: 1e6 },
        presets: ['0', '2', '16'],
      }),
    ],
  },
  {
    id: 'cost',
    folded: true,
    fields: [
      numberField('diskPrice', '', {
        optional: true,
        range: { min: 0, max: 1e9 },
        wide: true,
        // Never converted.
        units: choiceField('priceCurrency', 'USD', currencies, {
          missing: 'USD',
          initialIn: { th: 'THB' },
          symbols: true,
          readUnit: readCurrency,
        }),
      }),
      numberField('diskWatts', '', {
        optional: true,
        unit: 'W',
        range: { min: 0, max: 1e4 },
        presets: ['4', '7', '10'],
      }),
    ],
  },
] as const satisfies readonly FieldGroup[]

export const raidForm = { id: 'raid', errorValues, groups } as const satisfies Form

export type RaidFields = InputOf<typeof groups>

const checked = checkedBy(groups)

/** Programs may give the size with its unit in its name: `diskSizeTiB`. */
const withSize = (given: Fields): Fields => {
  const unit = sizeUnits.find((name) => given[`diskSize${name}`] !== undefined)
  return unit ? { ...given, diskSize: given[`diskSize${unit}`], diskSizeUnit: unit } : given
}

/** Reads the calculator's inputs by the form's fields. */
export const readRaidFields = (fields: Fields): RaidFields => checked(withSize(fields)).input
