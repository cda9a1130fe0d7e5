import { describe, expect, it, vi } from 'vitest'
import { readSources } from '../../content/sources.ts'
import { calculator as backup } from '../backup-capacity/calculator.ts'
import { readBackupPlan } from '../backup-capacity/plan.ts'
import { calculator as capacity } from '../capacity/calculator.ts'
import { readLabel } from '../capacity/engine.ts'
import { calculator as dataRate } from '../data-rate/calculator.ts'
import { calculator as transfer } from '../file-transfer/calculator.ts'
import { readTransferPlan } from '../file-transfer/plan.ts'
import { calculator as raid } from '../raid/calculator.ts'
import { readArray, readWish } from '../raid/input.ts'
import type { AnyCalculator } from '../registry.ts'
import { readPageConversion } from '../shared/convert.ts'
import { isInputError } from '../shared/input-error.ts'
import { calculator as sql } from '../sql-server/calculator.ts'
import { readFree, readTerms } from '../sql-server/input.ts'
import { calculator as windows } from '../windows-server/calculator.ts'
import { readWindowsPlan } from '../windows-server/input.ts'
import { inputOf } from './form/evaluate.ts'
import type { Values } from './form/fields.ts'
import { initialValuesNow } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

// Calculators that the registry imports at run time would not be these.
vi.mock('../raid/input.ts', { spy: true })
vi.mock('../sql-server/input.ts', { spy: true })
vi.mock('../windows-server/input.ts', { spy: true })
vi.mock('../shared/convert.ts', { spy: true })
vi.mock('../capacity/engine.ts', { spy: true })
vi.mock('../file-transfer/plan.ts', { spy: true })
vi.mock('../backup-capacity/plan.ts', { spy: true })

/** What reads an input, by the id of the calculator. */
const readers: Readonly<Record<string, readonly ((...args: never[]) => unknown)[]>> = {
  raid: [readArray, readWish],
  'file-transfer': [readTransferPlan],
  'backup-capacity': [readBackupPlan],
  'sql-server': [readTerms, readFree],
  'windows-server': [readWindowsPlan],
  'data-rate': [readPageConversion],
  capacity: [readPageConversion, readLabel],
}

/** Everything that the page shows for an answer whose input can no longer be read. */
const shownWithoutInput = async (calculator: AnyCalculator, changes: Values) => {
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

/** Values that show every part of a page, by the calculator's id. */
const shown: Readonly<Record<string, readonly Values[]>> = {
  raid: [
    {},
    { question: 'disks' },
    { level: 'Z2', fillPct: '90', diskPrice: '300', diskWatts: '7' },
    { sizes: 'mixed', level: 'SHR' },
  ],
  'file-transfer': [
    {},
    { mode: 'required-rate', rttMs: '30', tcpWindowKiB: '64', packetLossPct: '0.1' },
    { mode: 'max-size', diskMBps: '50' },
    { startDate: '2026-12-01', allowedFrom: '20', allowedTo: '6', rttMs: '80', tcpWindowKiB: '64' },
  ],
  'backup-capacity': [
    {},
    { method: 'synthetic-full', blockClone: 'true', lockDays: '30', generationDays: '10' },
    { gfsMonthly: '12', objectTier: 'move', sourceTB2: '3', backupsPerDay: '4', leadTimeDays: '30' },
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

const cases = [
  raid,
  transfer,
  backup,
  sql,
  windows,
  dataRate,
  capacity,
] as readonly unknown[] as AnyCalculator[]

describe.each(cases.map((calculator) => [calculator.form.id, calculator] as const))(
  'the page of %s reads its input once, for the answer',
  (id, calculator) => {
    it.each(shown[id] ?? [])('everything shown of %j comes from that', async (changes) => {
      expect(await shownWithoutInput(calculator, changes)).toMatch(/data-answer="true"[^>]*>[^–<]/)
      const used = readers[id] ?? []
      expect(used.flatMap((reader) => vi.mocked(reader).mock.calls)).toHaveLength(1)
    })

    it('has cases', () => {
      expect(shown[id]?.length).toBeGreaterThan(0)
    })
  },
)
