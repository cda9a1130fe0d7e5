import type texts from '../../../locales/en/calculators/capacity.json'
import type { Calculator } from '../calculator.ts'
import { answerCapacity, type CapacityAnswer } from './answer.ts'
import { convertCapacity } from './engine.ts'
import { capacityForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    capacity: { form: typeof capacityForm; texts: typeof texts }
  }
}

export const calculator: Calculator<CapacityAnswer> = {
  form: capacityForm,
  answer: answerCapacity,
  calculate: convertCapacity,
}
