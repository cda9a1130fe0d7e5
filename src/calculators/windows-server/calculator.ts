import type texts from '../../../locales/en/calculators/windows-server.json'
import type { Calculator } from '../calculator.ts'
import { answerWindowsServer, type WindowsAnswer } from './answer.ts'
import { windowsServerCost } from './engine.ts'
import { windowsServerForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    'windows-server': { form: typeof windowsServerForm; texts: typeof texts }
  }
}

export const calculator: Calculator<WindowsAnswer> = {
  form: windowsServerForm,
  answer: answerWindowsServer,
  calculate: windowsServerCost,
}
