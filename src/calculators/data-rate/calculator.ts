import type texts from '../../../locales/en/calculators/data-rate.json'
import type { Calculator } from '../calculator.ts'
import { answerDataRate, type DataRateAnswer } from './answer.ts'
import { convertDataRate } from './engine.ts'
import { dataRateForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/data-rate': typeof texts
  }
}

export const calculator: Calculator<DataRateAnswer> = {
  form: dataRateForm,
  answer: answerDataRate,
  calculate: convertDataRate,
  costliest: {
    value: '123456789.123456789',
    fromUnit: 'Gibit/s',
    toUnits: ['Mbit/s', 'MB/s', 'QB/s'],
    volumes: true,
  },
}
