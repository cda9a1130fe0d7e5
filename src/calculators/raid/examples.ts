import { type Examples, example } from '../example.ts'
import { calculator } from './calculator.ts'
import { levelName } from './levels.ts'
import { rebuildStyle } from './reliability.ts'

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
