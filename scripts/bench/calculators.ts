import { type AnyCalculator, calculators } from '../shared/calculators.ts'
import { median } from '../shared/median.ts'
import { costliestInputs } from './costliest-inputs.ts'
import { printTable } from './table.ts'

const runs = 50

/** Budget for responding to a key press, in ms: one frame at 60 frames a second. */
const frame = 16
const time = (run: () => unknown) => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const measure = (name: string, { form, calculate }: AnyCalculator): string[] => {
  const input = costliestInputs[form.id] ?? {}
  let answer: object = {}
  const first = time(() => {
    answer = calculate(input)
  })
  if ('error' in answer) throw new Error(`${name} rejects the input: ${JSON.stringify(answer)}`)
  const times = Array.from({ length: runs }, () => time(() => calculate(input)))
  if (median(times) > frame) {
    console.error(`${name} takes longer than a frame`)
    process.exitCode = 1
  }
  return [name, ...[first, median(times), Math.max(...times)].map((value) => value.toFixed(2))]
}

/** Milliseconds per calculation: the first in this process, and the median and the longest of fifty after it. */
export const benchCalculators = (): void =>
  printTable(
    'Calculators with the inputs that cost them most, ms',
    ['calculator', 'first', 'median', 'longest'],
    [...calculators].map(([name, calculator]) => measure(name, calculator)),
  )
