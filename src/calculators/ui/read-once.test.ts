import { expect, it } from 'vitest'
import { readSources } from '../../content/sources.ts'
import { calculator } from '../raid/calculator.ts'
import { isInputError } from '../shared/input-error.ts'
import { inputOf } from './form/evaluate.ts'
import type { Values } from './form/fields.ts'
import { initialValuesNow } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

const { form, answer } = calculator

/** Everything that the page shows for an answer whose input can no longer be read. */
const shownWithoutInput = async (changes: Values) => {
  const values = { ...initialValuesNow(form), ...changes }
  const { proxy: input, revoke } = Proxy.revocable(inputOf(form, values), {})
  const result = answer(input)
  if (isInputError(result)) throw new Error(`${result.field} was refused`)
  revoke()
  const outcome = { values, input, result }
  const calculation = { ...calculationOf(calculator as never, values), outcome, shown: outcome }
  const render = await rendererIn('en', readSources('en'))
  return render(await viewOf(form.id), calculation as never)
}

it.each<Values>([
  {},
  { question: 'disks' },
  { level: 'Z2', fillPct: '90', diskPrice: '300', diskWatts: '7' },
  { sizes: 'mixed', level: 'SHR' },
])(
  'the RAID page reads its input once, for the answer; everything shown of %j comes from that',
  async (changes) => {
    expect(await shownWithoutInput(changes)).toMatch(/data-answer="true"[^>]*>[^–<]/)
  },
)
