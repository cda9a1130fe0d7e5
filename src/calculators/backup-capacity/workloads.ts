import { checksOf, type Fields, isGiven, optional, required, withDefault } from '../shared/checks.ts'
import { backupBounds } from './bounds.ts'
import type { BackupPlan } from './input.ts'

/** What is backed up together under one schedule; sizes in TB, change and growth as fractions of 1, ratios as x in x:1. */
export interface Workload {
  readonly sourceTB: number
  readonly dailyChange: number
  readonly fullRatio: number
  readonly incrementRatio: number
}

/** Numbers of the workloads beside the first: their inputs end with them, `sourceTB2`. */
export const furtherWorkloads = [2, 3, 4] as const

type Further = (typeof furtherWorkloads)[number]

/** Inputs of the workloads beside the first. One without a size is none. */
export type FurtherWorkloads = { readonly [N in Further as `sourceTB${N}`]?: number } & {
  /** Default: the first workload's. */
  readonly [N in Further as `dailyChangePct${N}`]?: number
} & {
  /** Of fulls and increments. Default: the first workload's. */
  readonly [N in Further as `reductionRatio${N}`]?: number
}

const takes = checksOf(backupBounds)

function readRatios(fields: Fields): Pick<Workload, 'fullRatio' | 'incrementRatio'> {
  const fullRatio = withDefault(fields, 'reductionRatioFull', takes.reductionRatioFull, 1)
  const incrementRatio = withDefault(
    fields,
    'reductionRatioIncremental',
    takes.reductionRatioIncremental,
    fullRatio,
  )
  const compression = withDefault(fields, 'compressionRatio', takes.compressionRatio, 1)
  const product = compression * withDefault(fields, 'dedupeRatio', takes.dedupeRatio, 1)
  const replaced = isGiven(fields, 'compressionRatio') || isGiven(fields, 'dedupeRatio')
  return replaced ? { fullRatio: product, incrementRatio: product } : { fullRatio, incrementRatio }
}

function readFirst(fields: Fields): Workload {
  const sourceTB = required(fields, 'sourceTB', takes.sourceTB)
  const dailyChange = required(fields, 'dailyChangePct', takes.dailyChangePct) / 100
  return { sourceTB, dailyChange, ...readRatios(fields) }
}

function readFurther(fields: Fields, number: Further, first: Workload): readonly Workload[] {
  if (!isGiven(fields, `sourceTB${number}`)) return []
  const sourceTB = required(fields, `sourceTB${number}`, takes.sourceTB)
  const changePct = optional(fields, `dailyChangePct${number}`, takes.dailyChangePct)
  const dailyChange = changePct === undefined ? first.dailyChange : changePct / 100
  const ratio = `reductionRatio${number}`
  if (!isGiven(fields, ratio)) return [{ ...first, sourceTB, dailyChange }]
  const both = required(fields, ratio, takes.reductionRatioFull)
  return [{ sourceTB, dailyChange, fullRatio: both, incrementRatio: both }]
}

/** Reads the first workload and those beside it; throws a `Rejection`. */
export function readWorkloads(fields: Fields): readonly Workload[] {
  const first = readFirst(fields)
  return [first, ...furtherWorkloads.flatMap((number) => readFurther(fields, number, first))]
}

/** The day, from 1, on which the `step`-th backup is taken. */
export function dayOf({ backupsPerDay }: BackupPlan, step: number): number {
  return Math.ceil(step / backupsPerDay)
}

/** How much the source has grown since today: over the lead time, then up to the step's day. */
function growthOn(plan: BackupPlan, step: number): number {
  return (1 + plan.annualGrowth) ** ((plan.leadTimeDays + dayOf(plan, step) - 1) / 365)
}

/** Size of the source at a step, in TB: source · (1+growth)^((lead time + day − 1)/365), of all workloads. */
export function sourceOn(plan: BackupPlan, step: number): number {
  const grown = growthOn(plan, step)
  return plan.workloads.reduce((sum, { sourceTB }) => sum + sourceTB * grown, 0)
}

/** Size of a full backup taken at that step, in TB. */
export function fullOn(plan: BackupPlan, step: number): number {
  const grown = growthOn(plan, step)
  return plan.workloads.reduce((sum, { sourceTB, fullRatio }) => sum + (sourceTB * grown) / fullRatio, 0)
}

/**
 * Size of what has changed in the last `steps` backups up to that one, in TB; never more than the whole source. A day's
 * change is spread evenly over its backups.
 */
export function changesOn(plan: BackupPlan, step: number, steps: number): number {
  const grown = growthOn(plan, step)
  const days = steps / plan.backupsPerDay
  return plan.workloads.reduce(
    (sum, { sourceTB, dailyChange, incrementRatio }) =>
      sum + (sourceTB * grown * Math.min(1, days * dailyChange)) / incrementRatio,
    0,
  )
}

/** Size of an increment taken at that step, in TB. */
export const incrementOn = (plan: BackupPlan, step: number): number => changesOn(plan, step, 1)
