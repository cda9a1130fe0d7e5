import type texts from '../../../locales/en/calculators/capacity.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import { answerCapacity, type CapacityAnswer } from './answer.ts'
import { convertCapacity } from './engine.ts'
import { capacityForm } from './form.ts'
import { capacityStepIds } from './working.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/capacity': typeof texts
  }
}

export const calculator: Calculator<Fields, CapacityAnswer> = {
  form: capacityForm,
  answer: answerCapacity,
  calculate: convertCapacity,
  steps: capacityStepIds,
  costliest: { value: '123456789.123456789', fromUnit: 'TiB', toUnits: ['TB', 'QB', 'bit'] },
}

/** Drive labels. */
const labels = {
  gb256: ['256', 'GB'],
  gb512: ['512', 'GB'],
  tb1: ['1', 'TB'],
  tb4: ['4', 'TB'],
  tb20: ['20', 'TB'],
  pb1: ['1', 'PB'],
} as const

type Label = (typeof labels)[keyof typeof labels]

const drive = ([labelValue, labelUnit]: Label) =>
  example(calculator, { question: 'drive', labelValue, labelUnit }, ({ result }, { number, percent }) => {
    if (result.question !== 'drive') throw new Error('a drive has a drive’s answer')
    const { shown } = result
    const { bytes, osBinaryGiB, osBinaryTiB, apparentLossPct, idemaBytes } = result.drive
    return {
      bytes: number(bytes, 15),
      shown: `${number(shown.windows, 5)} ${shown.binaryUnit}`,
      gib: `${number(osBinaryGiB, 6)} GiB`,
      tib: `${number(osBinaryTiB, 4)} TiB`,
      loss: percent(apparentLossPct / 100, 3),
      ...(idemaBytes != null && { idemaBytes: number(idemaBytes, 15) }),
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = Object.fromEntries(
  Object.entries(labels).map(([name, label]) => [name, drive(label)]),
)

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '10.9139364 TiB',
  field: 'value',
  typed: '1.000,5',
  after: '909.949449 TiB',
  bad: 'value=many&fromUnit=XB',
  spoilt: { value: 'many', fromUnit: 'XB' },
  csv: 'GB,1000500',
}
