import type texts from '../../../locales/en/calculators/windows-server.json'
import type { Calculator } from '../calculator.ts'
import { answerWindowsServer, type WindowsAnswer } from './answer.ts'
import { windowsServerCost } from './engine.ts'
import { windowsServerForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/windows-server': typeof texts
  }
}

export const calculator: Calculator<WindowsAnswer> = {
  form: windowsServerForm,
  answer: answerWindowsServer,
  calculate: windowsServerCost,
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
