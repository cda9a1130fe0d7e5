import { checksOf, oneOf, required } from '../shared/checks.ts'
import { type InputError, isInputError, Rejection, settle } from '../shared/input-error.ts'
import { type DisplayCurrency, readDisplayCurrency } from '../ui/money/currency.ts'
import { windowsBounds } from './bounds.ts'
import { compareWindowsModels, type EditionOffer, editionsWithin, type ModelCost } from './comparisons.ts'
import { type WindowsResult, windowsServerCost } from './engine.ts'
import type { WindowsInput } from './input.ts'
import { type WindowsVersion, windowsVersions } from './prices.ts'

/** What the page asks: the calculator's input, and what only the page knows. */
export interface WindowsQuestion extends WindowsInput {
  readonly version: WindowsVersion
  readonly vmsBy: 'host' | 'cluster'
  /** Of every VM alike, in place of `vmVcpus`. */
  readonly vcpusPerVm?: number
  /** Not for a version that is not sold by the hour. */
  readonly pricePaygCoreMonthUsd?: number
  readonly currency: string
  readonly thbPerUsd?: number
  /** In the chosen currency. */
  readonly budget?: number
}

export interface WindowsAnswer {
  readonly version: WindowsVersion
  /** The engine's input. */
  readonly engineInput: WindowsInput
  readonly vms: number
  readonly money: DisplayCurrency
  readonly result: WindowsResult
  readonly models: readonly ModelCost[]
  /** Which editions the budget buys; nothing without a budget. */
  readonly offers: readonly EditionOffer[] | undefined
}

const takes = checksOf(windowsBounds)

/** More VMs than anybody licenses one by one. */
const mostListed = 10_000

const vmsOf = ({ vmsBy, clusterTotalVms = 0, windowsVmsPerHost = 0, hostCount = 1 }: WindowsQuestion) =>
  vmsBy === 'cluster' ? clusterTotalVms : windowsVmsPerHost * hostCount

function aVersion(value: unknown): WindowsVersion {
  const version = windowsVersions.find((known) => known === value)
  if (version === undefined) throw new Rejection('out-of-range', 'version')
  return version
}

/** The calculator's input, once the fields that only the page knows are checked. */
function readQuestion(asked: WindowsQuestion) {
  return settle(() => {
    const { version, vmsBy, vcpusPerVm, pricePaygCoreMonthUsd, currency, thbPerUsd, budget, ...given } = asked
    const fields = { ...asked }
    const checkedVersion = aVersion(version)
    required(fields, 'vmsBy', oneOf(['host', 'cluster'], 'out-of-range'))
    const each = given.vmVcpus ? undefined : required(fields, 'vcpusPerVm', takes.vcpusPerVm)
    const vms = vmsOf(asked)
    const listed = each !== undefined && vms >= 1 && vms <= mostListed && Number.isInteger(vms)
    const vmVcpus = listed ? Array.from({ length: vms }, () => each) : given.vmVcpus
    return {
      version: checkedVersion,
      vms,
      engineInput: { ...given, ...(vmVcpus && { vmVcpus }) } as WindowsInput,
    }
  })
}

function readOffers({ budget }: WindowsQuestion, engineInput: WindowsInput, { perUsd }: DisplayCurrency) {
  if (budget === undefined) return undefined
  const budgetUsd = settle(() => takes.budget(budget, 'budget') / perUsd)
  return isInputError(budgetUsd) ? budgetUsd : editionsWithin({ ...engineInput, budgetUsd })
}

/** Everything that the page shows but the chart, or the first input that was refused, by its name in the form. */
export function answerWindowsServer(asked: WindowsQuestion): WindowsAnswer | InputError {
  const question = readQuestion(asked)
  if (isInputError(question)) return question
  const { engineInput, vms, version } = question
  const result = windowsServerCost(engineInput)
  if (isInputError(result)) return result
  const models = compareWindowsModels(engineInput, { version, paygCoreMonthUsd: asked.pricePaygCoreMonthUsd })
  if (isInputError(models)) return models
  const money = readDisplayCurrency({ ...asked })
  if (isInputError(money)) return money
  const offers = readOffers(asked, engineInput, money)
  if (isInputError(offers)) return offers
  return { version, engineInput, vms, money, result, models, offers }
}
