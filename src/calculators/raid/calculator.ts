import type texts from '../../../locales/en/calculators/raid.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import { answerRaid, type RaidAnswer } from './answer.ts'
import { calculateRaid } from './engine.ts'
import { raidForm } from './form.ts'
import { levelName } from './levels.ts'
import { rebuildStyle } from './reliability.ts'
import { raidStepIds } from './working.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/raid': typeof texts
  }
}

export const calculator: Calculator<Fields, RaidAnswer> = {
  form: raidForm,
  answer: answerRaid,
  calculate: calculateRaid,
  steps: raidStepIds,
  costliest: { mode: 'compare', diskCount: 960, diskSizeTB: 20, hotSpares: 4, groupCount: 8 },
}

const compared = ['5', '6', '50', 'Z3', '60', '10'] as const

const eightDisks = (level: (typeof compared)[number]) =>
  example(calculator, { level, diskCount: '8', diskSize: '4' }, ({ result: { result } }, { number }) => ({
    name: levelName(level),
    usable: `${number(result.usableTB)} TB`,
    guaranteed: number(result.faultToleranceMin),
    best: number(result.faultToleranceMax),
  }))

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  raid5: example(
    calculator,
    { level: '5', diskCount: '4', diskSize: '4' },
    ({ result: { plan, result } }, { number, percent, duration }) => ({
      name: levelName(plan.level),
      raw: `${number(result.rawTB)} TB`,
      usable: `${number(result.usableTB)} TB`,
      parity: `${number(result.protectionTB)} TB`,
      efficiency: percent(result.efficiencyPct / 100, 4),
      readIops: number(result.readIops ?? 0, 4),
      writeIops: number(result.writeIops ?? 0, 4),
      mixedIops: number(result.mixedIops ?? 0, 4),
      rebuild: duration((result.rebuildHours ?? 0) * 3600, rebuildStyle),
      rebuildRead: `${number(result.rebuildReadTB ?? 0)} TB`,
      readError: percent(result.pUreRebuild ?? 0, 3),
    }),
  ),
  ...Object.fromEntries(compared.map((level) => [`eight${level}`, eightDisks(level)])),
}

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: '72 TB',
  field: 'diskCount',
  typed: '๑๐',
  after: '96 TB',
  bad: 'diskCount=3&readPct=101',
  spoilt: { diskCount: '3', readPct: '101' },
  csv: 'RAID 0,120',
}
