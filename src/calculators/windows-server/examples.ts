import { type Examples, example } from '../examples/example.ts'
import type { Values } from '../ui/form/fields.ts'
import { calculator } from './calculator.ts'

const hosts = (entered: Values) =>
  example(calculator, entered, ({ input, result: { result } }, { number, usd }) => ({
    perHost: number(result.vmsToCoverPerHost),
    sets: number(result.standardSetsPerHost),
    licences: number(result.standardCoreLicencesTotal),
    standard: usd(result.standardCostUsd ?? 0),
    datacenter: usd(result.datacenterCostUsd ?? 0),
    from: number(result.datacenterCheaperFromVmsPerHost ?? 0),
    packStandard: usd(input.priceStd16coreUsd ?? 0),
    packDatacenter: usd(input.priceDc16coreUsd ?? 0),
    payg: usd(input.pricePaygCoreMonthUsd ?? 0),
  }))

const oneHost = (windowsVmsPerHost: string) => hosts({ windowsVmsPerHost })

const cluster = (clusterHostFailures: string) =>
  hosts({ hostCount: '3', vmsBy: 'cluster', clusterTotalVms: '12', clusterHostFailures })

/** What the page of the Windows Server calculator tells. */
export const examples: Examples = {
  vms2: oneHost('2'),
  vms3: oneHost('3'),
  vms6: oneHost('6'),
  vms10: oneHost('10'),
  vms11: oneHost('11'),
  cluster: cluster('0'),
  failover: cluster('1'),
}
