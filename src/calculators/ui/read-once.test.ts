import { describe, expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import { type AnyCalculator, calculators } from '../../../scripts/shared/calculators.ts'
import type { Fields } from '../shared/checks.ts'
import { isInputError } from '../shared/input-error.ts'
import type { Values } from './form/fields.ts'
import { initialValuesNow, readValues } from './form/values.ts'
import { calculationOf, rendererIn, viewOf } from './shown.test-data.ts'

/** An input that counts how often each value is read, and can't be read once closed. */
const countedInput = (input: Fields) => {
  const reads = new Map<PropertyKey, number>()
  const { proxy, revoke } = Proxy.revocable(input, {
    get: (values, name) => {
      reads.set(name, (reads.get(name) ?? 0) + 1)
      return Reflect.get(values, name)
    },
  })
  return { input: proxy, reads, close: revoke }
}

/** Renders the whole page for an answer whose input can no longer be read; also returns how often the answer read each value. */
const shownWithoutInput = async (calculator: AnyCalculator, changes: Values) => {
  const { form, answer } = calculator
  const values = { ...initialValuesNow(form), ...changes }
  const { input, reads, close } = countedInput(readValues(form, values))
  const result = answer(input)
  if (isInputError(result)) throw new Error(`${result.field} was refused`)
  close()
  const outcome = { values, result }
  const calculation = { ...calculationOf(calculator, values), outcome, shown: outcome }
  const render = await rendererIn('en', readSources('en'))
  return { html: render(await viewOf(form.id), calculation), reads }
}

/** Values that together show every part of a page, by calculator id. */
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

describe.each([...calculators.values()].map((calculator) => [calculator.form.id, calculator] as const))(
  'the page of %s reads its input once, for the answer',
  (id, calculator) => {
    it.each(shown[id] ?? [])('everything shown for %j is based on it', async (changes) => {
      const { html, reads } = await shownWithoutInput(calculator, changes)
      expect(html).toMatch(/data-answer="true"[^>]*>[^–<]/)
      expect(reads.size).toBeGreaterThan(0)
      expect([...reads].filter(([, times]) => times > 1)).toEqual([])
    })

    it('has cases', () => {
      expect(shown[id]?.length).toBeGreaterThan(0)
    })
  },
)
