import { firstOfNextMonth } from '../shared/time.ts'
import { type Field, type Form, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { SearchOf } from '../ui/form/search.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import type { BackupCapacityAnswer, BackupCapacityQuestion } from './answer.ts'
import { backupCopiesFor321, backupDefaults } from './answer.ts'
import { backupBounds } from './bounds.ts'
import { backupMethods, objectTiers } from './input.ts'
import { furtherWorkloads } from './workloads.ts'

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
    { ...optional, name: `sourceTB${number}`, unit: 'TB', visible: isNext },
    {
      ...optional,
      name: `dailyChangePct${number}`,
      unit: '%',
      shareOf: `sourceTB${number}`,
      fallback: ({ dailyChangePct = '' }) => dailyChangePct,
      visible: hasSize(number),
    },
    {
      ...optional,
      name: `reductionRatio${number}`,
      unit: ': 1',
      fallback: (values) => (byRatio(values) ? (values.reductionRatioFull ?? '') : ''),
      visible: hasSize(number),
    },
  ] as const satisfies readonly Field[]
}

export const backupCapacityForm = {
  id: 'backup-capacity',
  bounds: backupBounds,
  groups: [
    {
      id: 'main',
      fields: [
        { kind: 'number', name: 'sourceTB', initial: '10', unit: 'TB' },
        {
          kind: 'number',
          name: 'dailyChangePct',
          initial: String(backupDefaults.dailyChangePct),
          unit: '%',
          shareOf: 'sourceTB',
          presets: ['2', '5', '30'],
        },
        { kind: 'choice', name: 'method', initial: 'incremental', choices: backupMethods, wide: true },
        {
          kind: 'number',
          name: 'retentionPoints',
          initial: String(backupDefaults.retentionPoints),
          step: stepsFrom(1),
        },
        {
          kind: 'number',
          name: 'fullEveryDays',
          initial: String(backupDefaults.fullEveryDays),
          visible: hasPeriod,
          typedUnit: 'days',
          step: stepsFrom(1),
        },
        {
          kind: 'choice',
          name: 'backupsPerDay',
          initial: '1',
          choices: ['1', '2', '3', '4', '6', '12', '24'],
          numeric: true,
        },
        {
          kind: 'flag',
          name: 'blockClone',
          initial: 'false',
          visible: ({ method }) => method === 'synthetic-full',
        },
        { kind: 'number', name: 'backupCopies', initial: String(backupCopiesFor321), step: stepsFrom(1) },
        {
          kind: 'number',
          name: 'horizonDays',
          initial: '90',
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
          choices: ['ratio', 'product'],
          look: 'buttons',
        },
        {
          kind: 'number',
          name: 'reductionRatioFull',
          initial: String(backupDefaults.reductionRatioFull),
          unit: ': 1',
          visible: byRatio,
        },
        {
          kind: 'number',
          name: 'reductionRatioIncremental',
          initial: '',
          optional: true,
          fallback: ({ reductionRatioFull = '' }) => reductionRatioFull,
          unit: ': 1',
          visible: byRatio,
        },
        { kind: 'number', name: 'compressionRatio', initial: '1.5', unit: ': 1', visible: byProduct },
        { kind: 'number', name: 'dedupeRatio', initial: '1.5', unit: ': 1', visible: byProduct },
      ],
    },
    {
      id: 'gfs',
      folded: true,
      fields: [
        { kind: 'number', name: 'gfsWeekly', initial: '0', step: stepsFrom(0) },
        { kind: 'number', name: 'gfsMonthly', initial: '0', step: stepsFrom(0) },
        { kind: 'number', name: 'gfsYearly', initial: '0', step: stepsFrom(0) },
        { kind: 'date', name: 'startDate', initial: '2026-12-01', initialNow: firstOfNextMonth },
      ],
    },
    {
      id: 'reserve',
      folded: true,
      fields: [
        { kind: 'number', name: 'annualGrowthPct', initial: '0', unit: '%' },
        { kind: 'number', name: 'leadTimeDays', initial: '0', typedUnit: 'days' },
        { kind: 'number', name: 'headroomPct', initial: String(backupDefaults.headroomPct), unit: '%' },
        { kind: 'number', name: 'workingSpacePctOfFull', initial: '0', unit: '%' },
        { kind: 'number', name: 'windowHours', initial: '8', unit: 'h', optional: true },
        { kind: 'number', name: 'vms', initial: '1', step: stepsFrom(1) },
      ],
    },
    {
      id: 'object',
      folded: true,
      fields: [
        { kind: 'choice', name: 'objectTier', initial: 'none', choices: objectTiers, wide: true },
        {
          kind: 'number',
          name: 'objectAfterDays',
          initial: '14',
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
        { kind: 'number', name: 'lockDays', initial: '0', typedUnit: 'days' },
        { kind: 'choice', name: 'generationDays', initial: '0', choices: ['0', '10', '30'], numeric: true },
      ],
    },
  ],
} as const satisfies Form<BackupCapacityQuestion>

declare module '../ui/form/search.ts' {
  interface FormSearches {
    'backup-capacity': SearchOf<typeof backupCapacityForm>
  }
}

export type BackupOutcome = Outcome<BackupCapacityQuestion, BackupCapacityAnswer>
