import type { Point } from '../path.ts'
import type { Box, DiagramEdge } from '../types.ts'
import type { Folded } from './fold.ts'
import { type Candidate, ownPrice, pairPrice, type Scene } from './price.ts'
import { runsOf } from './runs.ts'
import { waysOf } from './ways.ts'

export interface Route {
  edge: DiagramEdge
  points: readonly Point[]
  label?: Box
}

interface PricedRoute extends Route, Candidate {
  own: number
}

/** The edge's ways, cheapest first. */
const pricedWays = (edge: DiagramEdge, folded: Folded, scene: Scene): PricedRoute[] =>
  waysOf(edge, folded)
    .map((way) => ({ ...way, edge, runs: runsOf(way.points) }))
    .map((way) => ({ ...way, own: ownPrice(way, scene, folded.labels.has(edge)) }))
    .toSorted((a, b) => a.own - b.own)

const known = new WeakMap<PricedRoute, WeakMap<PricedRoute, number>>()

/** Every order of the edges asks for the same pairs again, and their geometry is most of the work. */
const priceBeside = (way: PricedRoute, other: PricedRoute): number => {
  const ofWay = known.get(way) ?? new WeakMap<PricedRoute, number>()
  known.set(way, ofWay)
  const price = ofWay.get(other) ?? pairPrice(way, other)
  ofWay.set(other, price)
  return price
}

/** What a way costs beside others; no more is added once it costs as much as the best so far. */
const priceAmong = (way: PricedRoute, others: readonly PricedRoute[], least = Number.POSITIVE_INFINITY) => {
  let price = way.own
  for (const other of others) {
    if (price >= least) break
    price += priceBeside(way, other)
  }
  return price
}

/** The cheapest way beside those of the other edges; ways that cost more by themselves need no second look. */
const choose = (ways: readonly PricedRoute[], others: readonly PricedRoute[]) => {
  let best: PricedRoute | undefined
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    if (way.own >= least) break
    const price = priceAmong(way, others, least)
    if (price < least) [best, least] = [way, price]
  }
  return best
}

type Plan = ReadonlyMap<DiagramEdge, PricedRoute>

/** Each edge in turn beside those chosen so far, then again beside all others until none finds a better way. */
const settle = (
  order: readonly DiagramEdge[],
  ways: ReadonlyMap<DiagramEdge, readonly PricedRoute[]>,
): Plan => {
  const chosen = new Map<DiagramEdge, PricedRoute>()
  for (let round = 0, changed = true; changed && round < 6; round++) {
    changed = false
    for (const edge of order) {
      const others = [...chosen.values()].filter((route) => route.edge !== edge)
      const best = choose(ways.get(edge) ?? [], others)
      if (best && best !== chosen.get(edge)) {
        chosen.set(edge, best)
        changed = true
      }
    }
  }
  return chosen
}

const priceOf = (plan: Plan) => {
  const routes = [...plan.values()]
  return routes.reduce((sum, route, i) => sum + priceAmong(route, routes.slice(i + 1)), 0)
}

/** A way for every edge. What suits the first may leave no good way to the last, so each gets to be the first and the last once. */
export const routeAll = (edges: readonly DiagramEdge[], folded: Folded, scene: Scene): Route[] => {
  const ways = new Map(edges.map((edge) => [edge, pricedWays(edge, folded, scene)]))
  const turns = edges.map((_, i) => [...edges.slice(i), ...edges.slice(0, i)])
  const plans = [...turns, ...turns.map((turn) => turn.toReversed())].map((order) => settle(order, ways))
  const [best] = plans.map((plan) => ({ plan, price: priceOf(plan) })).toSorted((a, b) => a.price - b.price)
  return edges.flatMap((edge) => best?.plan.get(edge) ?? [])
}
