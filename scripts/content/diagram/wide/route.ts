import type { Box, DiagramEdge } from '../../../../src/diagram/types.ts'
import type { Point } from '../path.ts'
import { candidatesOf } from './candidates.ts'
import { type Obstacles, ownCost, pairCost, type SegmentedRoute } from './cost.ts'
import type { Folded } from './fold.ts'
import { segmentsOf } from './segments.ts'

export interface Route {
  edge: DiagramEdge
  points: readonly Point[]
  label?: Box
}

interface RankedRoute extends Route, SegmentedRoute {
  own: number
}

/** An edge's candidates, cheapest first. */
const rankedCandidates = (edge: DiagramEdge, folded: Folded, obstacles: Obstacles): RankedRoute[] =>
  candidatesOf(edge, folded)
    .map((route) => ({ ...route, edge, segments: segmentsOf(route.points) }))
    .map((route) => ({ ...route, own: ownCost(route, obstacles, folded.labels.has(edge)) }))
    .toSorted((a, b) => a.own - b.own)

const known = new WeakMap<RankedRoute, WeakMap<RankedRoute, number>>()

/** Looks up or computes the cost of a pair: every order of the edges asks for the same pairs, and their geometry is most of the work. */
const costBeside = (route: RankedRoute, other: RankedRoute): number => {
  const ofRoute = known.get(route) ?? new WeakMap<RankedRoute, number>()
  known.set(route, ofRoute)
  const cost = ofRoute.get(other) ?? pairCost(route, other)
  ofRoute.set(other, cost)
  return cost
}

/** Cost of a route beside others; stops adding once it reaches `least`. */
const costAmong = (route: RankedRoute, others: readonly RankedRoute[], least = Number.POSITIVE_INFINITY) => {
  let cost = route.own
  for (const other of others) {
    if (cost >= least) break
    cost += costBeside(route, other)
  }
  return cost
}

/**
 * Chooses the candidate that costs least beside the other edges' routes. Candidates are sorted, so it stops at the first whose own cost is
 * too high.
 */
const choose = (candidates: readonly RankedRoute[], others: readonly RankedRoute[]) => {
  let best: RankedRoute | undefined
  let least = Number.POSITIVE_INFINITY
  for (const route of candidates) {
    if (route.own >= least) break
    const cost = costAmong(route, others, least)
    if (cost < least) [best, least] = [route, cost]
  }
  return best
}

type Plan = ReadonlyMap<DiagramEdge, RankedRoute>

/** Chooses a route for each edge in turn, then again beside all others until no edge finds a better one. */
const chooseTracks = (
  order: readonly DiagramEdge[],
  candidates: ReadonlyMap<DiagramEdge, readonly RankedRoute[]>,
): Plan => {
  const chosen = new Map<DiagramEdge, RankedRoute>()
  for (let round = 0, changed = true; changed && round < 6; round++) {
    changed = false
    for (const edge of order) {
      const others = [...chosen.values()].filter((route) => route.edge !== edge)
      const best = choose(candidates.get(edge) ?? [], others)
      if (best && best !== chosen.get(edge)) {
        chosen.set(edge, best)
        changed = true
      }
    }
  }
  return chosen
}

const costOf = (plan: Plan) => {
  const routes = [...plan.values()]
  return routes.reduce((sum, route, i) => sum + costAmong(route, routes.slice(i + 1)), 0)
}

/** Routes all edges. The route that suits the first edge may leave no good one for the last, so each edge is first once and last once. */
export const routeAll = (edges: readonly DiagramEdge[], folded: Folded, obstacles: Obstacles): Route[] => {
  const candidates = new Map(edges.map((edge) => [edge, rankedCandidates(edge, folded, obstacles)]))
  const turns = edges.map((_, i) => [...edges.slice(i), ...edges.slice(0, i)])
  const plans = [...turns, ...turns.map((turn) => turn.toReversed())].map((order) =>
    chooseTracks(order, candidates),
  )
  const [best] = plans.map((plan) => ({ plan, cost: costOf(plan) })).toSorted((a, b) => a.cost - b.cost)
  return edges.flatMap((edge) => best?.plan.get(edge) ?? [])
}
