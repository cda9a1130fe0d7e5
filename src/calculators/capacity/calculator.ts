import type texts from '../../../locales/en/calculators/capacity.json'
import type { Calculator } from '../calculator.ts'
import { answerCapacity, type CapacityAnswer } from './answer.ts'
import { convertCapacity } from './engine.ts'
import { capacityForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/capacity': typeof texts
  }
}

export const calculator: Calculator<CapacityAnswer> = {
  form: capacityForm,
  answer: answerCapacity,
  calculate: convertCapacity,
  costliest: { value: '123456789.123456789', fromUnit: 'TiB', toUnits: ['TB', 'QB', 'bit'] },
}
