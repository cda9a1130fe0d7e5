import type { Fields } from '../shared/checks.ts'
import { type InputError, settle } from '../shared/input-error.ts'
import type { Outcome } from '../ui/form/use-calculation.ts'
import { displayCurrencyOf } from '../ui/money/currency.ts'
import { breakEvenOf, compareSqlOptions, optionsWithin, planOf, type SqlChoices } from './comparisons.ts'
import { isPaid } from './editions.ts'
import { freeResult, paidResult } from './engine.ts'
import { readSqlFields, type SqlFields } from './form.ts'
import { readFree, readTerms, readVersion } from './input.ts'
import { pricesOf, readUsedPrices } from './prices.ts'
import { type CoreWorkload, readCals, readHost, readVms, type ServerWorkload } from './workload.ts'

/** Everything the page shows, from inputs read once. */
export type SqlAnswer = Exclude<ReturnType<typeof answerSqlServer>, InputError>

export type SqlOutcome = Outcome<SqlAnswer>

export type PaidAnswer = Extract<SqlAnswer, { readonly kind: 'paid' }>

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
export function answerSqlServer(fields: Fields) {
  return settle(() => {
    const read = readSqlFields(fields)
    const money = displayCurrencyOf(read)
    const { edition, budget } = read
    const version = readVersion(read, edition)
    if (!isPaid(edition)) {
      const plan = readFree(read, edition, version)
      return { kind: 'free' as const, money, plan, result: freeResult(plan) }
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
      kind: 'paid' as const,
      money,
      plan,
      result: paidResult(plan),
      /** Workloads to license by core and by server, whichever the visitor has chosen. */
      ...workloads,
      options,
      /** In the chosen currency; compared with every option's cost. */
      budget,
      offers: budget === undefined ? undefined : optionsWithin(options, budget / money.perUsd),
      breakEven: breakEvenOf(choices),
      /** Prices of both editions. */
      prices,
    }
  })
}
