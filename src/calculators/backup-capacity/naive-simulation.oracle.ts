import type { BackupPlan } from './input.ts'

const dateOf = (epochDay: number) => new Date(epochDay * 86_400_000)
const yearOf = (epochDay: number) => dateOf(epochDay).getUTCFullYear()
const monthOf = (epochDay: number) => yearOf(epochDay) * 12 + dateOf(epochDay).getUTCMonth()
/** The week's Monday. */
const weekOf = (epochDay: number) => epochDay - ((dateOf(epochDay).getUTCDay() + 6) % 7)

/** A restore point of the oracle. */
interface Point {
  day: number
  full: boolean
  size: number
  /** The full that a differential needs. */
  base?: Point
}

const sum = (points: readonly Point[]) => points.reduce((total, { size }) => total + size, 0)

/**
 * The rules word for word, for tests: every day starts from the whole list and the whole history of fulls. Quadratic,
 * and shares no code with the simulation.
 */
export function naiveSimulation(plan: BackupPlan) {
  const { method, fullEveryDays: period, retentionPoints: keep, gfs, startDay } = plan
  const source = (day: number) => plan.sourceTB * (1 + plan.annualGrowth) ** ((day - 1) / 365)
  const full = (day: number): Point => ({ day, full: true, size: source(day) / plan.fullRatio })
  const increment = (day: number) => (source(day) * plan.dailyChange) / plan.incrementRatio
  let chain: Point[] = []
  const candidates: Point[] = []
  const days: { before: number; points: number; after: number }[] = []

  function isDue(day: number): boolean {
    if (method === 'full-only') return true
    return method === 'forever-incremental' ? day === 1 : (day - 1) % period === 0
  }

  function nonFull(day: number): Point {
    if (method !== 'differential') return { day, full: false, size: increment(day) }
    const base = chain.findLast((point) => point.full) as Point
    const share = Math.min(1, (day - base.day) * plan.dailyChange)
    return { day, full: false, size: (source(day) * share) / plan.incrementRatio, base }
  }

  function flagged(): Point[] {
    const firstOf = (periodOf: (day: number) => number, limit: number) => {
      const seen = new Map<number, Point>()
      for (const point of candidates) {
        const period = periodOf(startDay + point.day - 1)
        if (!seen.has(period)) seen.set(period, point)
      }
      return limit > 0 ? [...seen.values()].slice(-limit) : []
    }
    return [...firstOf(weekOf, gfs.weekly), ...firstOf(monthOf, gfs.monthly), ...firstOf(yearOf, gfs.yearly)]
  }

  function pruneChains(): void {
    for (;;) {
      const second = chain.findIndex((point, index) => index > 0 && point.full)
      if (second < 0 || chain.length - second < keep) return
      chain = chain.slice(second)
    }
  }

  function prune(): void {
    if (method === 'full-only') chain = chain.slice(-keep)
    else if (method === 'differential') {
      const newest = chain.slice(-keep)
      const base = newest[0]?.base
      chain = base && !newest.includes(base) ? [base, ...newest] : newest
    } else if (method === 'forever-incremental') {
      const [, oldest, ...rest] = chain
      if (chain.length > keep && oldest) chain = [full(oldest.day), ...rest]
    } else pruneChains()
  }

  function cloned(points: readonly Point[]): number {
    return points.reduce(
      (total, point, index) => total + (index === 0 ? full(point.day).size : increment(point.day)),
      0,
    )
  }

  let archive: Point[] = []
  const size = () => (plan.blockClone ? cloned(chain) : sum([...new Set([...chain, ...archive])]))
  const count = () => new Set([...chain, ...archive]).size

  for (let day = 1; day <= plan.horizonDays; day++) {
    const point = isDue(day) ? full(day) : nonFull(day)
    chain.push(point)
    if (method === 'forever-incremental') {
      const before = flagged()
      const extra = full(day)
      candidates.push(extra)
      const isNew = flagged().includes(extra) && !before.includes(extra)
      if (isNew) archive.push(extra)
      else candidates.pop()
    } else if (point.full) candidates.push(point)
    days.push({ before: size(), points: count(), after: 0 })
    prune()
    archive = flagged()
    const today = days.at(-1)
    if (today) today.after = size()
  }
  const kept = [...new Set([...chain, ...archive])]
  return { days, points: kept.length, fulls: kept.filter((point) => point.full).length, stored: size() }
}
