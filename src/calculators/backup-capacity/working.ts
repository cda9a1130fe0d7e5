import type { Untrusted } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { Source, Step } from '../shared/working.ts'
import { type BackupResult, runBackup } from './engine.ts'
import type { BackupInput, BackupPlan } from './input.ts'
import { differentialOn, fullOn, incrementOn } from './retention.ts'

const read = '2026-11'

/** What the rules rest on. */
export const backupSources: readonly Source[] = [
  { id: 'dewin', name: 'blog.dewin.me, Restore Point Simulator (2015)', read },
  { id: 'veeam-incremental', name: 'helpcenter.veeam.com, retention_incremental', read },
  {
    id: 'veeam-example-2',
    name: 'helpcenter.veeam.com, Backup & Replication 7.0, retention example 2',
    read,
  },
  { id: 'veeam-generation', name: 'helpcenter.veeam.com, block_gen', read },
]

/** The lines of the working, in the order in which they can appear; each has its text in the locale files. */
export const backupStepIds = [
  'source-growth',
  'full-size',
  'increment-size',
  'differential-size',
  'retention-full-only',
  'retention-incremental',
  'retention-differential',
  'retention-synthetic-full',
  'retention-forever-incremental',
  'gfs',
  'block-clone',
  'stored-end',
  'peak',
  'working-space',
  'required',
  'copies',
  'window',
] as const

export type BackupStepId = (typeof backupStepIds)[number]

type BackupSteps = readonly Step<BackupStepId>[]

function sizeSteps(plan: BackupPlan): BackupSteps {
  const { method, fullRatio, incrementRatio, horizonDays: day } = plan
  const changePct = plan.dailyChange * 100
  const full = { id: 'full-size', values: { ratio: fullRatio, day, sizeTB: fullOn(plan, day) } } as const
  if (method === 'full-only') return [full]
  if (method === 'differential') {
    const sinceFull = Math.max(1, plan.fullEveryDays - 1)
    const sizeTB = differentialOn(plan, day, sinceFull)
    const values = { changePct, ratio: incrementRatio, day, sinceFull, sizeTB }
    return [full, { id: 'differential-size', values }]
  }
  const values = { changePct, ratio: incrementRatio, day, sizeTB: incrementOn(plan, day) }
  return [full, { id: 'increment-size', values }]
}

function retentionSteps(plan: BackupPlan): BackupSteps {
  const { method, retentionPoints: points, fullEveryDays, gfs, blockClone } = plan
  const steps: Step<BackupStepId>[] = [{ id: `retention-${method}`, values: { points, fullEveryDays } }]
  if (gfs.weekly + gfs.monthly + gfs.yearly > 0) steps.push({ id: 'gfs', values: { ...gfs } })
  if (blockClone) steps.push({ id: 'block-clone', values: {} })
  return steps
}

function capacitySteps(plan: BackupPlan, result: BackupResult): BackupSteps {
  const { peakPoints, peakTB, peakDay, workingSpaceTB, requiredPerCopyTB, totalAllCopiesTB } = result
  const { pointsEnd, fullsEnd, nonFullPointsEnd, storedTBEnd, fullTBEnd } = result
  const workingPct = plan.workingSpace * 100
  const headroomPct = plan.headroom * 100
  return [
    { id: 'stored-end', values: { pointsEnd, fullsEnd, nonFullPointsEnd, storedTB: storedTBEnd } },
    { id: 'peak', values: { peakPoints, peakTB, peakDay } },
    { id: 'working-space', values: { workingPct, fullTB: fullTBEnd, workingSpaceTB } },
    { id: 'required', values: { peakTB, workingSpaceTB, headroomPct, requiredTB: requiredPerCopyTB } },
    {
      id: 'copies',
      values: { requiredTB: requiredPerCopyTB, copies: plan.backupCopies, totalTB: totalAllCopiesTB },
    },
  ]
}

function windowSteps({ windowHours }: BackupPlan, result: BackupResult): BackupSteps {
  const { sourceTBEnd: sourceTB, fullBackupMBpsNeeded: rateMBps } = result
  if (windowHours === undefined || rateMBps === undefined) return []
  return [{ id: 'window', values: { sourceTB, windowHours, rateMBps } }]
}

/** How the result comes about, step by step, with the numbers of the input. */
export function backupWorking(input: Untrusted<BackupInput>): BackupSteps | InputError {
  return settle(() => {
    const { plan, result } = runBackup(input)
    const { sourceTB, annualGrowth, horizonDays: day } = plan
    const growth = { sourceTB, growthPct: annualGrowth * 100, day, sizeTB: result.sourceTBEnd }
    return [
      { id: 'source-growth', values: growth },
      ...sizeSteps(plan),
      ...retentionSteps(plan),
      ...capacitySteps(plan, result),
      ...windowSteps(plan, result),
    ]
  })
}
