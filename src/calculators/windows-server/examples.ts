import { type Examples, example } from '../example.ts'
import type { Values } from '../ui/form/fields.ts'
import { calculator } from './calculator.ts'
import type { PriceName } from './prices.ts'

const hosts = (entered: Values) =>
  example(calculator, entered, ({ result: { result, prices } }, { number, usd }) => {
    const price = (name: PriceName) => usd(prices.find(({ field }) => field === name)?.usd ?? 0)
    return {
      perHost: number(result.vmsToCoverPerHost),
      sets: number(result.standardSetsPerHost),
      licences: number(result.standardCoreLicencesTotal),
      standard: usd(result.standardCostUsd ?? 0),
      datacenter: usd(result.datacenterCostUsd ?? 0),
      from: number(result.datacenterCheaperFromVmsPerHost ?? 0),
      packStandard: price('priceStd16coreUsd'),
      packDatacenter: price('priceDc16coreUsd'),
      payg: price('pricePaygCoreMonthUsd'),
    }
  })

const oneHost = (windowsVmsPerHost: string) => hosts({ windowsVmsPerHost })

const cluster = (clusterHostFailures: string) =>
  hosts({ hostCount: '3', vmsBy: 'cluster', clusterTotalVms: '12', clusterHostFailures })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  vms2: oneHost('2'),
  vms3: oneHost('3'),
  vms6: oneHost('6'),
  vms10: oneHost('10'),
  vms11: oneHost('11'),
  cluster: cluster('0'),
  failover: cluster('1'),
}
