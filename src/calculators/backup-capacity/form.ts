import { oneOf } from '../shared/checks.ts'
import { epochDay, firstOfNextMonth, prerenderedMonth } from '../shared/time.ts'
import type { InputOf } from '../ui/form/checked.ts'
import {
  choiceField,
  countField,
  dateField,
  type FieldGroup,
  type Form,
  flagField,
  numberField,
  type Values,
} from '../ui/form/fields.ts'

/** Backup methods in comparison order. */
export const backupMethods = [
  'full-only',
  'incremental',
  'differential',
  'synthetic-full',
  'forever-incremental',
] as const

export type BackupMethod = (typeof backupMethods)[number]

const aMethod = oneOf(backupMethods, 'unknown-method')

/** Suffixes of the further workloads' fields, as in `sourceTB2`. */
export const furtherWorkloads = [2, 3, 4] as const

/** A century; limited because days are simulated one by one. */
const century = 36_525

/** In TB; up to an exabyte. */
const aSize = { above: 0, max: 1e6 } as const
const aChange = { min: 0, max: 100 } as const
const aRatio = { above: 0, max: 1000 } as const
const aReserve = { min: 0, max: 1000 } as const
const aCount = { whole: true, min: 1 } as const
const days = { whole: true, min: 0, max: century } as const
/** Allows for a century of hourly backups plus the days of a lock. */
export const pointsRange = { ...aCount, max: 1e6 } as const
/** 3-2-1 means production plus two backup copies, one of them offsite. */
const backupCopiesFor321 = 2

const hasPeriod = ({ method = '' }: Values) => method !== 'full-only' && method !== 'forever-incremental'
const isSynthetic = ({ method }: Values) => method === 'synthetic-full'
const movesToObjects = ({ objectTier }: Values) => objectTier === 'move'
const fullRatio = ({ reductionRatioFull = '' }: Values) => reductionRatioFull
const byRatio = ({ reduction }: Values) => reduction !== 'product'
const byProduct = (values: Values) => !byRatio(values)

const hasSize =
  (number: number) =>
  (values: Values): boolean =>
    (values[`sourceTB${number}`] ?? '').trim() !== ''

/** Asks for a workload's rates, and for the next workload's size, once it has a size. */
const workloadFields = <const N extends (typeof furtherWorkloads)[number]>(number: N) => {
  const isNext = (values: Values) => number === 2 || hasSize(number)(values) || hasSize(number - 1)(values)
  return [
    numberField(`sourceTB${number}`, '', { optional: true, unit: 'TB', range: aSize, visible: isNext }),
    numberField(`dailyChangePct${number}`, '', {
      optional: true,
      unit: '%',
      range: aChange,
      shareOf: `sourceTB${number}`,
      fallback: ({ dailyChangePct = '' }) => dailyChangePct,
      visible: hasSize(number),
    }),
    numberField(`reductionRatio${number}`, '', {
      optional: true,
      unit: ': 1',
      range: aRatio,
      fallback: (values) => (byRatio(values) ? (values.reductionRatioFull ?? '') : ''),
      visible: hasSize(number),
    }),
  ] as const
}

const gfsField = <const Name extends string>(name: Name, max: number) =>
  countField(name, '0', { missing: 0, range: { whole: true, min: 0, max } })

/** All fields; the engine's input type is derived from them. Sizes in TB (10¹² bytes), ratios as x in x:1. */
export const groups = [
  {
    id: 'main',
    fields: [
      numberField('sourceTB', '10', { unit: 'TB', range: aSize }),
      // Ordinary VMs change 2–5 % a day, databases up to 30–50 %.
      numberField('dailyChangePct', '5', {
        unit: '%',
        range: aChange,
        shareOf: 'sourceTB',
        presets: ['2', '5', '30'],
      }),
      choiceField('method', 'incremental', backupMethods, {
        check: aMethod,
        wide: true,
      }),
      countField('retentionPoints', '14', { range: pointsRange }),
      countField('fullEveryDays', '7', {
        missing: 7,
        range: { ...days, min: 1 },
        visible: hasPeriod,
        typedUnit: 'days',
      }),
      choiceField('backupsPerDay', '1', ['1', '2', '3', '4', '6', '12', '24'], {
        missing: 1,
        numeric: true,
        range: { ...aCount, max: 24 },
      }),
      flagField('blockClone', 'false', {
        missing: false,
        visible: isSynthetic,
      }),
      countField('backupCopies', String(backupCopiesFor321), {
        missing: 1,
        range: { ...aCount, max: 1000 },
      }),
      numberField('horizonDays', '90', {
        range: { ...days, min: 1 },
        typedUnit: 'days',
        presets: ['30', '90', '365'],
      }),
    ],
  },
  { id: 'workloads', folded: true, fields: furtherWorkloads.flatMap(workloadFields) },
  {
    id: 'reduction',
    folded: true,
    fields: [
      choiceField('reduction', 'ratio', ['ratio', 'product'], { missing: 'ratio', look: 'buttons' }),
      numberField('reductionRatioFull', '2', { missing: 1, unit: ': 1', range: aRatio, visible: byRatio }),
      numberField('reductionRatioIncremental', '', {
        optional: true,
        fallback: fullRatio,
        unit: ': 1',
        range: aRatio,
        visible: byRatio,
      }),
      ...(['compressionRatio', 'dedupeRatio'] as const).map((name) =>
        numberField(name, '1.5', { missing: undefined, unit: ': 1', range: aRatio, visible: byProduct }),
      ),
    ],
  },
  {
    id: 'gfs',
    folded: true,
    fields: [
      gfsField('gfsWeekly', 5200),
      gfsField('gfsMonthly', 1200),
      gfsField('gfsYearly', 100),
      dateField('startDate', prerenderedMonth, {
        initialNow: firstOfNextMonth,
        // A Monday.
        missing: epochDay('2025-01-06'),
      }),
    ],
  },
  {
    id: 'reserve',
    folded: true,
    fields: [
      numberField('annualGrowthPct', '0', { missing: 0, unit: '%', range: { above: -100, max: 1000 } }),
      numberField('leadTimeDays', '0', { missing: 0, typedUnit: 'days', range: { min: 0, max: century } }),
      numberField('headroomPct', '20', { missing: 0, unit: '%', range: aReserve }),
      numberField('workingSpacePctOfFull', '0', { missing: 0, unit: '%', range: aReserve }),
      numberField('windowHours', '8', {
        optional: true,
        unit: 'h',
        // Up to a year.
        range: { above: 0, max: 8766 },
      }),
      // Only affects the price.
      countField('vms', '1', { missing: 1, range: { ...aCount, max: 100_000 } }),
    ],
  },
  {
    id: 'object',
    folded: true,
    fields: [
      choiceField('objectTier', 'none', ['none', 'copy', 'move'], { missing: 'none', wide: true }),
      countField('objectAfterDays', '14', {
        missing: 14,
        range: days,
        typedUnit: 'days',
        visible: movesToObjects,
      }),
    ],
  },
  {
    id: 'immutability',
    folded: true,
    fields: [
      numberField('lockDays', '0', { missing: 0, typedUnit: 'days', range: days }),
      choiceField('generationDays', '0', ['0', '10', '30'], { missing: 0, numeric: true, range: days }),
    ],
  },
] as const satisfies readonly FieldGroup[]

/** Checked values. */
export type BackupInput = InputOf<typeof groups>

export const backupCapacityForm = { id: 'backup-capacity', groups } as const satisfies Form
