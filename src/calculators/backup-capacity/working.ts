import type { Steps } from '../shared/working.ts'
import type { BackupResult } from './engine.ts'
import type { BackupPlan } from './plan.ts'
import { changesOn, fullOn, sourceOn } from './workloads.ts'

type BackupSteps = Steps<'calculators/backup-capacity'>

const today = ({ workloads }: BackupPlan) => workloads.reduce((sum, { sourceTB }) => sum + sourceTB, 0)

function sourceSteps(plan: BackupPlan, { sourceTBEnd }: BackupResult): BackupSteps {
  const { workloads, annualGrowth, horizonDays: day, leadTimeDays: days } = plan
  const growthPct = annualGrowth * 100
  const onArrival = sourceOn(plan, 1)
  const listed = workloads.map(({ sourceTB, dailyChange, fullRatio }, index) => ({
    id: 'workload' as const,
    values: { number: index + 1, sourceTB, changePct: dailyChange * 100, ratio: fullRatio },
  }))
  const lead = { sourceTB: today(plan), growthPct, days, sizeTB: onArrival }
  return [
    ...(listed.length > 1 ? listed : []),
    ...(days > 0 ? [{ id: 'lead-time' as const, values: lead }] : []),
    { id: 'source-growth', values: { sourceTB: onArrival, growthPct, day, sizeTB: sourceTBEnd } },
  ]
}

/** Steps for full and change: a single workload with its own rates, several as sums. */
function sizeSteps(plan: BackupPlan): BackupSteps {
  const { method, horizonDays: day, backupsPerDay: perDay, workloads } = plan
  const [only, ...others] = workloads
  if (!only) return []
  const step = day * perDay
  const each = (only.dailyChange * 100) / perDay
  const spread = { changePct: only.dailyChange * 100, perDay, each }
  const sinceFull = method === 'differential' ? Math.max(1, plan.fullEveryDays * perDay - 1) : 1
  const fullTB = fullOn(plan, step)
  const changeTB = changesOn(plan, step, sinceFull)
  const isAlone = others.length === 0
  const full: BackupSteps[number] = isAlone
    ? { id: 'full-size', values: { ratio: only.fullRatio, day, sizeTB: fullTB } }
    : { id: 'full-sum', values: { count: workloads.length, day, sizeTB: fullTB } }
  if (method === 'full-only') return [full]
  const values = { changePct: each, ratio: only.incrementRatio, day, sinceFull, sizeTB: changeTB }
  const change: BackupSteps[number] = isAlone
    ? { id: method === 'differential' ? 'differential-size' : 'increment-size', values }
    : { id: 'change-sum', values: { count: workloads.length, day, sinceFull, sizeTB: changeTB } }
  return [...(perDay > 1 && isAlone ? [{ id: 'several-a-day' as const, values: spread }] : []), full, change]
}

function retentionSteps(plan: BackupPlan): BackupSteps {
  const { method, retentionPoints: points, fullEveryDays, gfs, blockClone } = plan
  const { objectTier, objectAfterDays } = plan
  const steps: BackupSteps[number][] = [{ id: `retention-${method}`, values: { points, fullEveryDays } }]
  if (gfs.weekly + gfs.monthly + gfs.yearly > 0) steps.push({ id: 'gfs', values: { ...gfs } })
  if (blockClone) steps.push({ id: 'block-clone', values: {} })
  if (objectTier !== 'none') steps.push({ id: `object-${objectTier}`, values: { days: objectAfterDays } })
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

function objectSteps({ objectPeakTB: peakTB, objectTBEnd: sizeTB }: BackupResult): BackupSteps {
  if (peakTB === undefined || sizeTB === undefined) return []
  return [{ id: 'object-size', values: { peakTB, sizeTB } }]
}

/** Explains step by step how a plan's result is calculated. */
export const backupWorking = (plan: BackupPlan, result: BackupResult): BackupSteps => [
  ...sourceSteps(plan, result),
  ...sizeSteps(plan),
  ...retentionSteps(plan),
  ...capacitySteps(plan, result),
  ...windowSteps(plan, result),
  ...objectSteps(result),
]
