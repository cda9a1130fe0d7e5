import type texts from '../../../locales/en/calculators/raid.json'
import type { Calculator } from '../calculator.ts'
import { answerRaid, type RaidAnswer } from './answer.ts'
import { calculateRaid } from './engine.ts'
import { raidForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    raid: { form: typeof raidForm; texts: typeof texts }
  }
}

export const calculator: Calculator<RaidAnswer> = {
  form: raidForm,
  answer: answerRaid,
  calculate: calculateRaid,
}
