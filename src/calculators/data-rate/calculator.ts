import type texts from '../../../locales/en/calculators/data-rate.json'
import type { Calculator } from '../calculator.ts'
import { answerDataRate, type DataRateAnswer, type DataRateQuestion } from './answer.ts'
import { convertDataRate } from './engine.ts'
import { dataRateForm } from './form.ts'
import { dataRateStepIds } from './working.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/data-rate': typeof texts
  }
}

export const calculator: Calculator<DataRateQuestion, DataRateAnswer> = {
  form: dataRateForm,
  answer: answerDataRate,
  calculate: convertDataRate,
  steps: dataRateStepIds,
  costliest: {
    value: '123456789.123456789',
    fromUnit: 'Gibit/s',
    toUnits: ['Mbit/s', 'MB/s', 'QB/s'],
    volumes: true,
  },
}
