import type texts from '../../../locales/en/calculators/windows-server.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import type { Values } from '../ui/form/fields.ts'
import { answerWindowsServer, type WindowsAnswer } from './answer.ts'
import { windowsServerCost } from './engine.ts'
import { windowsServerForm } from './form.ts'
import type { PriceName } from './prices.ts'
import { windowsStepIds } from './working.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/windows-server': typeof texts
  }
}

export const calculator: Calculator<Fields, WindowsAnswer> = {
  form: windowsServerForm,
  answer: answerWindowsServer,
  calculate: windowsServerCost,
  steps: windowsStepIds,
  costliest: {
    processorsPerHost: 2,
    coresPerProcessor: 64,
    hostCount: 64,
    windowsVmsPerHost: 500,
    priceStd16coreUsd: 1176,
    priceStd2coreUsd: 147,
    priceDc16coreUsd: 6771,
    priceDc2coreUsd: 847,
  },
}

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

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: 'USD 9,408.00 Standard, by host',
  beforeInThai: 'THB 310,464',
  field: 'windowsVmsPerHost',
  typed: '11',
  after: 'USD 13,542.00 Datacenter, by host',
  bad: 'windowsVmsPerHost=-1&vcpusPerVm=few',
  spoilt: { windowsVmsPerHost: '-1', vcpusPerVm: 'few' },
  csv: 'Standard,192,12,0,14112,0,14112',
}
