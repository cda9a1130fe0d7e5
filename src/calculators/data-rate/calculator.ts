import type texts from '../../../locales/en/calculators/data-rate.json'
import type { Calculator } from '../calculator.ts'
import { answerDataRate, type DataRateAnswer } from './answer.ts'
import { convertDataRate } from './engine.ts'
import { dataRateForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    'data-rate': { form: typeof dataRateForm; texts: typeof texts }
  }
}

export const calculator: Calculator<DataRateAnswer> = {
  form: dataRateForm,
  answer: answerDataRate,
  calculate: convertDataRate,
}
