import { expect, it, vi } from 'vitest'
import { readSources } from '../../content/sources.ts'
import { readBackupPlan } from '../backup-capacity/plan.ts'
import { readTransferPlan } from '../file-transfer/plan.ts'
import { readArray, readWish } from '../raid/input.ts'
import { calculators } from '../registry.ts'
import { isInputError } from '../shared/input-error.ts'
import { inputOf } from './form/evaluate.ts'
import type { CalculatorId, Values } from './form/fields.ts'
import { initialValuesNow } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

vi.mock('../raid/input.ts', { spy: true })
vi.mock('../file-transfer/plan.ts', { spy: true })
vi.mock('../backup-capacity/plan.ts', { spy: true })

/** What checks a whole input. */
const readers = [readArray, readWish, readTransferPlan, readBackupPlan]

/** Everything that the page shows for an answer whose input can no longer be read. */
const shownWithoutInput = async (id: CalculatorId, changes: Values) => {
  const calculator = [...calculators.values()].find(({ form }) => form.id === id)
  if (!calculator) throw new Error(`no calculator ${id}`)
  const { form, answer } = calculator
  const values = { ...initialValuesNow(form), ...changes }
  const calculation = calculationOf(calculator, values)
  const { proxy: input, revoke } = Proxy.revocable(Object(inputOf(form, values)), {})
  vi.clearAllMocks()
  const result = answer(input as never)
  if (isInputError(result)) throw new Error(`${result.field} was refused`)
  revoke()
  const outcome = { values, input: input as never, result }
  const render = await rendererIn('en', readSources('en'))
  return render(await viewOf(form.id), { ...calculation, outcome, shown: outcome })
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
  'the page of %s reads its input once, for the answer; everything shown of %j comes from that',
  async (id, changes) => {
    expect(await shownWithoutInput(id, changes)).toMatch(/data-answer="true"[^>]*>[^–<]/)
    expect(readers.flatMap((reader) => vi.mocked(reader).mock.calls)).toHaveLength(1)
  },
)
