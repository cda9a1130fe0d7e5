import { type Fields, oneOf } from '../shared/checks.ts'
import { epochDay, firstOfNextMonth } from '../shared/time.ts'
import type { Checked } from '../ui/form/checked.ts'
import { type Field, type FieldGroup, type Form, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import type { BackupCapacityAnswer } from './answer.ts'

/** The backup methods in the order in which they are compared. */
export const backupMethods = [
  'full-only',
  'incremental',
  'differential',
  'synthetic-full',
  'forever-incremental',
] as const

export type BackupMethod = (typeof backupMethods)[number]

/** Numbers of the workloads beside the first: their fields end with them, `sourceTB2`. */
export const furtherWorkloads = [2, 3, 4] as const

/** A hundred years: the days are simulated one by one. */
const century = 36_525

/** In TB; up to an exabyte. */
const aSize = { above: 0, max: 1e6 } as const
const aChange = { min: 0, max: 100 } as const
const aRatio = { above: 0, max: 1000 } as const
const aReserve = { min: 0, max: 1000 } as const
const aCount = { whole: true, min: 1 } as const
const days = { whole: true, min: 0, max: century } as const
/** Beyond those of a century of hourly backups and the days of a lock. */
export const pointsRange = { ...aCount, max: 1e6 } as const
/** 3-2-1 means production plus two backup copies, one of them offsite. */
const backupCopiesFor321 = 2

const hasPeriod = ({ method = '' }: Values) => method !== 'full-only' && method !== 'forever-incremental'
const byRatio = ({ reduction }: Values) => reduction !== 'product'
const byProduct = (values: Values) => !byRatio(values)

const hasSize =
  (number: number) =>
  (values: Values): boolean =>
    (values[`sourceTB${number}`] ?? '').trim() !== ''

/** A workload's rates are asked once it has a size, and the next one's size then, too. */
const workloadFields = <const N extends (typeof furtherWorkloads)[number]>(number: N) => {
  const isNext = (values: Values) => number === 2 || hasSize(number)(values) || hasSize(number - 1)(values)
  const optional = { kind: 'number', initial: '', optional: true } as const
  return [
    { ...optional, name: `sourceTB${number}`, unit: 'TB', range: aSize, visible: isNext },
    {
      ...optional,
      name: `dailyChangePct${number}`,
      unit: '%',
      range: aChange,
      shareOf: `sourceTB${number}`,
      fallback: ({ dailyChangePct = '' }) => dailyChangePct,
      visible: hasSize(number),
    },
    {
      ...optional,
      name: `reductionRatio${number}`,
      unit: ': 1',
      range: aRatio,
      fallback: (values) => (byRatio(values) ? (values.reductionRatioFull ?? '') : ''),
      visible: hasSize(number),
    },
  ] as const satisfies readonly Field[]
}

const gfsField = <const Name extends string>(name: Name, max: number) =>
  ({
    kind: 'number',
    name,
    initial: '0',
    missing: 0,
    range: { whole: true, min: 0, max },
    step: stepsFrom(0),
  }) as const

/** Everything that is asked; what the engine takes follows from it. Sizes in TB (10¹² bytes), ratios as x in x:1. */
export const groups = [
  {
    id: 'main',
    fields: [
      { kind: 'number', name: 'sourceTB', initial: '10', unit: 'TB', range: aSize },
      {
        kind: 'number',
        name: 'dailyChangePct',
        // Ordinary VMs change 2–5 % a day, databases up to 30–50 %.
        initial: '5',
        unit: '%',
        range: aChange,
        shareOf: 'sourceTB',
        presets: ['2', '5', '30'],
      },
      {
        kind: 'choice',
        name: 'method',
        initial: 'incremental',
        choices: backupMethods,
        check: oneOf(backupMethods, 'unknown-method'),
        wide: true,
      },
      {
        kind: 'number',
        name: 'retentionPoints',
        initial: '14',
        range: pointsRange,
        step: stepsFrom(1),
      },
      {
        kind: 'number',
        name: 'fullEveryDays',
        initial: '7',
        missing: 7,
        range: { ...days, min: 1 },
        visible: hasPeriod,
        typedUnit: 'days',
        step: stepsFrom(1),
      },
      {
        kind: 'choice',
        name: 'backupsPerDay',
        initial: '1',
        missing: 1,
        choices: ['1', '2', '3', '4', '6', '12', '24'],
        numeric: true,
        range: { ...aCount, max: 24 },
      },
      {
        kind: 'flag',
        name: 'blockClone',
        initial: 'false',
        missing: false,
        visible: ({ method }) => method === 'synthetic-full',
      },
      {
        kind: 'number',
        name: 'backupCopies',
        initial: String(backupCopiesFor321),
        missing: 1,
        range: { ...aCount, max: 1000 },
        step: stepsFrom(1),
      },
      {
        kind: 'number',
        name: 'horizonDays',
        initial: '90',
        range: { ...days, min: 1 },
        typedUnit: 'days',
        presets: ['30', '90', '365'],
      },
    ],
  },
  { id: 'workloads', folded: true, fields: furtherWorkloads.flatMap(workloadFields) },
  {
    id: 'reduction',
    folded: true,
    fields: [
      {
        kind: 'choice',
        name: 'reduction',
        initial: 'ratio',
        missing: 'ratio',
        choices: ['ratio', 'product'],
        look: 'buttons',
      },
      {
        kind: 'number',
        name: 'reductionRatioFull',
        initial: '2',
        missing: 1,
        unit: ': 1',
        range: aRatio,
        visible: byRatio,
      },
      {
        kind: 'number',
        name: 'reductionRatioIncremental',
        initial: '',
        optional: true,
        fallback: ({ reductionRatioFull = '' }) => reductionRatioFull,
        unit: ': 1',
        range: aRatio,
        visible: byRatio,
      },
      {
        kind: 'number',
        name: 'compressionRatio',
        initial: '1.5',
        missing: undefined,
        unit: ': 1',
        range: aRatio,
        visible: byProduct,
      },
      {
        kind: 'number',
        name: 'dedupeRatio',
        initial: '1.5',
        missing: undefined,
        unit: ': 1',
        range: aRatio,
        visible: byProduct,
      },
    ],
  },
  {
    id: 'gfs',
    folded: true,
    fields: [
      gfsField('gfsWeekly', 5200),
      gfsField('gfsMonthly', 1200),
      gfsField('gfsYearly', 100),
      {
        kind: 'date',
        name: 'startDate',
        initial: '2026-12-01',
        initialNow: firstOfNextMonth,
        // A Monday.
        missing: epochDay('2025-01-06'),
      },
    ],
  },
  {
    id: 'reserve',
    folded: true,
    fields: [
      {
        kind: 'number',
        name: 'annualGrowthPct',
        initial: '0',
        missing: 0,
        unit: '%',
        range: { above: -100, max: 1000 },
      },
      {
        kind: 'number',
        name: 'leadTimeDays',
        initial: '0',
        missing: 0,
        typedUnit: 'days',
        range: { min: 0, max: century },
      },
      { kind: 'number', name: 'headroomPct', initial: '20', missing: 0, unit: '%', range: aReserve },
      { kind: 'number', name: 'workingSpacePctOfFull', initial: '0', missing: 0, unit: '%', range: aReserve },
      {
        kind: 'number',
        name: 'windowHours',
        initial: '8',
        optional: true,
        unit: 'h',
        // Up to a year.
        range: { above: 0, max: 8766 },
      },
      // Counted for the price only.
      {
        kind: 'number',
        name: 'vms',
        initial: '1',
        missing: 1,
        range: { ...aCount, max: 100_000 },
        step: stepsFrom(1),
      },
    ],
  },
  {
    id: 'object',
    folded: true,
    fields: [
      {
        kind: 'choice',
        name: 'objectTier',
        initial: 'none',
        missing: 'none',
        choices: ['none', 'copy', 'move'],
        wide: true,
      },
      {
        kind: 'number',
        name: 'objectAfterDays',
        initial: '14',
        missing: 14,
        range: days,
        typedUnit: 'days',
        visible: ({ objectTier }) => objectTier === 'move',
        step: stepsFrom(0),
      },
    ],
  },
  {
    id: 'immutability',
    folded: true,
    fields: [
      { kind: 'number', name: 'lockDays', initial: '0', missing: 0, typedUnit: 'days', range: days },
      {
        kind: 'choice',
        name: 'generationDays',
        initial: '0',
        missing: 0,
        choices: ['0', '10', '30'],
        numeric: true,
        range: days,
      },
    ],
  },
] as const satisfies readonly FieldGroup[]

/** Checked values. */
export type BackupInput = Checked<typeof groups>

export const backupCapacityForm = { id: 'backup-capacity', groups } as const satisfies Form<Fields>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    'backup-capacity': SearchOf<typeof backupCapacityForm>
  }
}

export type BackupOutcome = Outcome<Fields, BackupCapacityAnswer>
