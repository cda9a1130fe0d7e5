import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import { type DisplayCurrency, displayCurrencyOf } from '../ui/money/currency.ts'
import type { UsedPrice } from '../ui/money/money.tsx'
import {
  type BreakEven,
  breakEvenOf,
  compareSqlOptions,
  type OptionCost,
  optionsWithin,
  planOf,
  type SqlChoices,
  type SqlOffer,
} from './comparisons.ts'
import { isPaid } from './editions.ts'
import { freeResult, paidResult, type SqlRun } from './engine.ts'
import { readSqlFields, type SqlFields } from './form.ts'
import { readFree, readTerms, readVersion } from './input.ts'
import { pricesOf, readUsedPrices } from './prices.ts'
import { type CoreWorkload, readCals, readHost, readVms, type ServerWorkload } from './workload.ts'

export type FreeAnswer = Extract<SqlRun, { kind: 'free' }> & { readonly money: DisplayCurrency }

export type PaidAnswer = Extract<SqlRun, { kind: 'paid' }> & {
  readonly money: DisplayCurrency
  /** Workloads to license by core and by server, whichever the visitor has chosen. */
  readonly byCore: CoreWorkload
  readonly byServer: ServerWorkload
  readonly options: readonly OptionCost[]
  /** In the chosen currency; compared with every option's cost. */
  readonly budget: number | undefined
  readonly offers: readonly SqlOffer[] | undefined
  readonly breakEven: BreakEven
  /** Prices of both editions. */
  readonly prices: readonly UsedPrice[]
}

/** Everything the page shows, from inputs read once. */
export type SqlAnswer = FreeAnswer | PaidAnswer

/** Number of operating systems that run SQL Server: the virtual machines, or the one on bare metal. */
const systemsOf = (cores: CoreWorkload) =>
  cores.model === 'per-core-vm' ? cores.vcpus.length : Math.max(1, cores.vms)

/** Reads the workloads by core and by server; the form asks for VMs if it asks for servers. */
function readChoices(read: SqlFields) {
  const { model } = read
  const byCore = model === 'per-core-physical' ? readHost(read) : readVms(read)
  const servers = model === 'server-cal' ? read.sqlOses : systemsOf(byCore)
  const byServer: ServerWorkload = { model: 'server-cal', servers, cals: readCals(read) }
  return { byCore, byServer, chosen: model === 'server-cal' ? byServer : byCore }
}

/** Answers the form; returns the first rejected input, by its name in the form, as an error. */
export function answerSqlServer(fields: Fields): SqlAnswer | InputError {
  return settle((): SqlAnswer => {
    const read = readSqlFields(fields)
    const money = displayCurrencyOf(read)
    const { edition, budget } = read
    const version = readVersion(read, edition)
    if (!isPaid(edition)) {
      const plan = readFree(read, edition, version)
      return { kind: 'free', money, plan, result: freeResult(plan) }
    }
    const prices = readUsedPrices(read, version)
    const { chosen, ...workloads } = readChoices(read)
    const choices: SqlChoices = {
      ...workloads,
      ...readTerms(read, version),
      prices: { standard: pricesOf(prices, 'standard'), enterprise: pricesOf(prices, 'enterprise') },
    }
    const plan = { ...planOf(choices, edition, chosen), comparedServers: workloads.byServer.servers }
    const options = compareSqlOptions(choices)
    return {
      kind: 'paid',
      money,
      plan,
      result: paidResult(plan),
      ...workloads,
      options,
      budget,
      offers: budget === undefined ? undefined : optionsWithin(options, budget / money.perUsd),
      breakEven: breakEvenOf(choices),
      prices,
    }
  })
}
