import { isInputError } from '../shared/input-error.ts'
import { type BackupChart, backupChart } from './chart.ts'
import type { BackupInput } from './input.ts'

const charts = new WeakMap<BackupInput, BackupChart>()

/** Every day of a plan that has been answered already; made once, however many parts of the page show it. */
export const chartOf = (plan: BackupInput): BackupChart => {
  const known = charts.get(plan)
  if (known) return known
  const chart = backupChart(plan)
  if (isInputError(chart)) throw new Error(`an answered plan was refused: ${chart.error} at ${chart.field}`)
  charts.set(plan, chart)
  return chart
}
