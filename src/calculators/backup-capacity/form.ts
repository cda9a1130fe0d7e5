import { type Form, stepsFrom, type Values } from '../ui/form/fields.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import type { BackupCapacityAnswer, BackupCapacityQuestion } from './answer.ts'
import { backupCopiesFor321, backupDefaults } from './answer.ts'
import { backupMethods } from './input.ts'

const hasPeriod = ({ method = '' }: Values) => method !== 'full-only' && method !== 'forever-incremental'
const byRatio = ({ reduction }: Values) => reduction !== 'product'
const byProduct = (values: Values) => !byRatio(values)

/** When a plan made today begins, by the visitor's calendar. */
export const firstOfNextMonth = (today = new Date()): string =>
  new Date(Date.UTC(today.getFullYear(), today.getMonth() + 1, 1)).toISOString().slice(0, 10)

export const backupCapacityForm: Form<BackupCapacityQuestion> = {
  id: 'backup-capacity',
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
          counts: 'days',
          step: stepsFrom(1),
        },
        {
          kind: 'flag',
          name: 'blockClone',
          initial: 'false',
          visible: ({ method }) => method === 'synthetic-full',
        },
        { kind: 'number', name: 'backupCopies', initial: String(backupCopiesFor321), step: stepsFrom(1) },
        { kind: 'number', name: 'horizonDays', initial: '90', counts: 'days', presets: ['30', '90', '365'] },
      ],
    },
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
        { kind: 'number', name: 'headroomPct', initial: String(backupDefaults.headroomPct), unit: '%' },
        { kind: 'number', name: 'workingSpacePctOfFull', initial: '0', unit: '%' },
        { kind: 'number', name: 'windowHours', initial: '8', unit: 'h', optional: true },
      ],
    },
    {
      id: 'immutability',
      folded: true,
      fields: [
        { kind: 'number', name: 'lockDays', initial: '0', counts: 'days' },
        { kind: 'choice', name: 'generationDays', initial: '0', choices: ['0', '10', '30'], numeric: true },
      ],
    },
  ],
}

export type BackupOutcome = Outcome<BackupCapacityQuestion, BackupCapacityAnswer>
