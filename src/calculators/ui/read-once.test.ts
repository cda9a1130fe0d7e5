import { describe, expect, it } from 'vitest'
import { readSources } from '../../content/sources.ts'
import type { AnyCalculator } from '../registry.ts'
import { calculators } from '../registry.ts'
import { isInputError } from '../shared/input-error.ts'
import { inputOf } from './form/evaluate.ts'
import type { Values } from './form/fields.ts'
import { initialValuesNow } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

/** Everything that the page shows for an answer whose input can no longer be read. */
const shownWithoutInput = async (calculator: AnyCalculator, changes: Values) => {
  const { form, answer } = calculator
  const values = { ...initialValuesNow(form), ...changes }
  const { proxy: input, revoke } = Proxy.revocable(inputOf(form, values) as object, {})
  const result = answer(input as never)
  if (isInputError(result)) throw new Error(`${result.field} was refused`)
  revoke()
  const outcome = { values, input: input as never, result }
  const calculation = { ...calculationOf(calculator, values), outcome, shown: outcome }
  const render = await rendererIn('en', readSources('en'))
  return render(await viewOf(form.id), calculation)
}

/** Values that show every part of a page, by the calculator's id. */
const shown: Readonly<Record<string, readonly Values[]>> = {
  raid: [
    {},
    { question: 'disks' },
    { level: 'Z2', fillPct: '90', diskPrice: '300', diskWatts: '7' },
    { sizes: 'mixed', level: 'SHR' },
  ],
  'sql-server': [
    {},
    { model: 'per-core-physical', azureService: 'vm-enterprise', budget: '9000', passiveHa: '2' },
    { edition: 'enterprise', currency: 'THB', version: '2025' },
    { model: 'server-cal', sqlOses: '3' },
    { edition: 'express' },
  ],
  'windows-server': [
    {},
    { vmsBy: 'cluster', hostCount: '3', azureVmVcpus: '4 8', userCals: '5', budget: '9000', currency: 'THB' },
    { vmVcpus: '4 4 8', logicalProcessorsPerHost: '64', version: '2022' },
    { processorsPerHost: '1', coresPerProcessor: '8', windowsVmsPerHost: '1', priceEssentialsUsd: '500' },
  ],
  'data-rate': [{}],
  capacity: [{}, { question: 'drive' }],
}

const cases = [...calculators.values()].filter(({ form }) => shown[form.id])

describe.each(cases.map((calculator) => [calculator.form.id, calculator] as const))(
  'the page of %s reads its input once, for the answer',
  (id, calculator) => {
    it.each(shown[id] ?? [])('everything shown of %j comes from that', async (changes) => {
      expect(await shownWithoutInput(calculator, changes)).toMatch(/data-answer="true"[^>]*>[^–<]/)
    })
  },
)

it('every case is of a calculator', () => {
  expect(cases).toHaveLength(Object.keys(shown).length)
})
