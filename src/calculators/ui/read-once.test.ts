import { expect, it } from 'vitest'
import { readSources } from '../../content/sources.ts'
import { calculators } from '../registry.ts'
import { isInputError } from '../shared/input-error.ts'
import { inputOf } from './form/evaluate.ts'
import type { CalculatorId, Values } from './form/fields.ts'
import { initialValuesNow } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

/** An input that counts how often each of its values is read, and cannot be read any more once it is closed. */
const countedInput = (input: object) => {
  const reads = new Map<PropertyKey, number>()
  const { proxy, revoke } = Proxy.revocable(input, {
    get: (values, name) => {
      reads.set(name, (reads.get(name) ?? 0) + 1)
      return Reflect.get(values, name)
    },
  })
  return { input: proxy, reads, close: revoke }
}

/** Everything that the page shows for an answer whose input can no longer be read, and how often the answer read its values. */
const shownWithoutInput = async (id: CalculatorId, changes: Values) => {
  const calculator = [...calculators.values()].find(({ form }) => form.id === id)
  if (!calculator) throw new Error(`no calculator ${id}`)
  const { form, answer } = calculator
  const values = { ...initialValuesNow(form), ...changes }
  const { input, reads, close } = countedInput(Object(inputOf(form, values)))
  const result = answer(input as never)
  if (isInputError(result)) throw new Error(`${result.field} was refused`)
  close()
  const outcome = { values, input: input as never, result }
  const calculation = { ...calculationOf(calculator, values), outcome, shown: outcome }
  const render = await rendererIn('en', readSources('en'))
  return { html: render(await viewOf(id), calculation), reads }
}

it.each<readonly [CalculatorId, Values]>([
  ['raid', {}],
  ['raid', { question: 'disks' }],
  ['raid', { level: 'Z2', fillPct: '90', diskPrice: '300', diskWatts: '7' }],
  ['raid', { sizes: 'mixed', level: 'SHR' }],
  ['file-transfer', {}],
  ['file-transfer', { mode: 'required-rate', rttMs: '30', tcpWindowKiB: '64', packetLossPct: '0.1' }],
  ['file-transfer', { mode: 'max-size', diskMBps: '50' }],
  [
    'file-transfer',
    { startDate: '2026-12-01', allowedFrom: '20', allowedTo: '6', rttMs: '80', tcpWindowKiB: '64' },
  ],
  ['backup-capacity', {}],
  ['backup-capacity', { method: 'synthetic-full', blockClone: 'true', lockDays: '30', generationDays: '10' }],
  [
    'backup-capacity',
    { gfsMonthly: '12', objectTier: 'move', sourceTB2: '3', backupsPerDay: '4', leadTimeDays: '30' },
  ],
])(
  'the page of %s reads each input once, for the answer; everything shown of %j comes from that',
  async (id, changes) => {
    const { html, reads } = await shownWithoutInput(id, changes)
    expect(html).toMatch(/data-answer="true"[^>]*>[^–<]/)
    expect(reads.size).toBeGreaterThan(3)
    expect([...reads].filter(([, times]) => times > 1)).toEqual([])
  },
)
