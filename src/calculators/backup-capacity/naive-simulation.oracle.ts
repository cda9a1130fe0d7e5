import type { BackupPlan } from './plan.ts'

const dateOf = (epochDay: number) => new Date(epochDay * 86_400_000)
const yearOf = (epochDay: number) => dateOf(epochDay).getUTCFullYear()
const monthOf = (epochDay: number) => yearOf(epochDay) * 12 + dateOf(epochDay).getUTCMonth()
/** Monday of the day's week. */
const weekOf = (epochDay: number) => epochDay - ((dateOf(epochDay).getUTCDay() + 6) % 7)

/** A restore point of the oracle. */
interface Point {
  step: number
  full: boolean
  size: number
  /** Chain number; a full outside the chain has a number of its own. */
  chain: number
  /** The full that a differential needs. */
  base?: Point
}

const sum = (points: readonly Point[]) => points.reduce((total, { size }) => total + size, 0)

/**
 * Test oracle that follows the rules literally: every backup goes through all points and the whole history of fulls again. Takes quadratic
 * time, and shares no code with the simulation.
 */
export function naiveSimulation(plan: BackupPlan) {
  const { method, retentionPoints: keep, gfs, startDay, workloads, backupsPerDay: perDay } = plan
  const period = plan.fullEveryDays * perDay
  const day = (step: number) => Math.floor((step - 1) / perDay) + 1
  const growth = (step: number) => (1 + plan.annualGrowth) ** ((plan.leadTimeDays + day(step) - 1) / 365)
  const total = (of: (workload: (typeof workloads)[number]) => number) =>
    workloads.map(of).reduce((a, b) => a + b, 0)
  const fullSize = (step: number) => growth(step) * total(({ sourceTB, fullRatio }) => sourceTB / fullRatio)
  const changed = (step: number, steps: number) =>
    growth(step) *
    total(
      ({ sourceTB, dailyChange, incrementRatio }) =>
        (sourceTB / incrementRatio) * Math.min(1, (steps * dailyChange) / perDay),
    )
  let chains = 0
  const full = (step: number): Point => ({ step, full: true, size: fullSize(step), chain: ++chains })
  let chain: Point[] = []
  const candidates: Point[] = []
  const moved = new Set<Point>()
  const days: { before: number; points: number; after: number; object: number }[] = []

  function isDue(step: number): boolean {
    if (method === 'full-only') return true
    return method === 'forever-incremental' ? step === 1 : (step - 1) % period === 0
  }

  function nonFull(step: number): Point {
    const newest = chain.at(-1)?.chain ?? 0
    if (method !== 'differential') return { step, full: false, size: changed(step, 1), chain: newest }
    const base = chain.findLast((point) => point.full) as Point
    return { step, full: false, size: changed(step, step - base.step), base, chain: newest }
  }

  function flagged(): Point[] {
    const firstOf = (periodOf: (day: number) => number, limit: number) => {
      const seen = new Map<number, Point>()
      for (const point of candidates) {
        const period = periodOf(startDay + day(point.step) - 1)
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
      const [merged, oldest, ...rest] = chain
      if (chain.length > keep && merged && oldest)
        chain = [{ ...oldest, full: true, size: fullSize(oldest.step), chain: merged.chain }, ...rest]
    } else pruneChains()
  }

  /** Counts every block once: all of the oldest point, then what changed from each point to the next. */
  function blocks(points: readonly Point[]): number {
    const inOrder = points.toSorted((a, b) => a.step - b.step)
    return inOrder.reduce((total, { step }, index) => {
      const previous = inOrder[index - 1]
      return total + (previous ? changed(step, step - previous.step) : fullSize(step))
    }, 0)
  }

  let archive: Point[] = []
  const all = () => [...new Set([...chain, ...archive])]
  const size = () => {
    const here = all().filter((point) => !moved.has(point))
    return plan.blockClone ? blocks(here) : sum(here)
  }
  const objectSize = () => {
    if (plan.objectTier === 'none') return 0
    return blocks(all().filter((point) => plan.objectTier === 'copy' || moved.has(point)))
  }

  /** Moves chains that are sealed and whose points are all old enough. */
  function move(step: number, newestOf: ReadonlyMap<number, number>): void {
    if (plan.objectTier !== 'move') return
    const growing = method === 'forever-incremental' ? 1 : Math.max(...newestOf.keys())
    for (const point of all()) {
      const newest = newestOf.get(point.chain) ?? point.step
      if (point.chain !== growing && step - newest >= plan.objectAfterDays * perDay) moved.add(point)
    }
  }

  /** Step of the newest point each chain has ever had. */
  const newestOf = new Map<number, number>()
  for (let step = 1; step <= plan.horizonDays * perDay; step++) {
    const point = isDue(step) ? full(step) : nonFull(step)
    chain.push(point)
    newestOf.set(point.chain, step)
    if (method === 'forever-incremental') {
      const before = flagged()
      const extra = full(step)
      candidates.push(extra)
      const isNew = flagged().includes(extra) && !before.includes(extra)
      if (isNew) archive.push(extra)
      else candidates.pop()
    } else if (point.full) candidates.push(point)
    const today = days[day(step) - 1] ?? { before: 0, points: 0, after: 0, object: 0 }
    days[day(step) - 1] = today
    if (size() > today.before + 1e-9) [today.before, today.points] = [size(), all().length]
    today.object = Math.max(today.object, objectSize())
    prune()
    archive = flagged()
    move(step, newestOf)
    today.after = size()
    today.object = Math.max(today.object, objectSize())
  }
  const points = all()
  return {
    days,
    points: points.length,
    fulls: points.filter((point) => point.full).length,
    stored: size(),
    object: objectSize(),
  }
}
