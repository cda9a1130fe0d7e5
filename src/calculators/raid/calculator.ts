import type texts from '../../../locales/en/calculators/raid.json'
import type { Calculator } from '../calculator.ts'
import { answerRaid, type RaidAnswer } from './answer.ts'
import { calculateRaid } from './engine.ts'
import { raidForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/raid': typeof texts
  }
}

export const calculator: Calculator<RaidAnswer> = {
  form: raidForm,
  answer: answerRaid,
  calculate: calculateRaid,
  costliest: { mode: 'compare', diskCount: 960, diskSizeTB: 20, hotSpares: 4, groupCount: 8 },
}
