import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { calculators } from '../../shared/calculators.ts'
import { differences } from './differences.ts'
import { runVectors } from './run-vectors.ts'

interface Vector {
  readonly name: string
  readonly inputs: Readonly<Record<string, unknown>>
  readonly expected: object
}

const files = import.meta.glob<Readonly<Record<string, readonly Vector[]>>>(
  '../../../src/calculators/*/vectors.json',
  {
    import: 'default',
    eager: true,
  },
)
const vectors = Object.assign({}, ...Object.values(files)) as (typeof files)[string]

describe.each(Object.entries(vectors))('%s', (calculator, cases) => {
  it.each(cases.map(({ name, inputs, expected }) => [name, inputs, expected] as const))(
    '%s',
    (_, inputs, expected) => {
      expect(differences(calculators.get(calculator)?.calculate(inputs), expected)).toEqual([])
    },
  )
})

/** Minimum number of cases for calculators that have many: more may be added, none may get lost. */
const fewestCases: Readonly<Record<string, number>> = {
  'calculate-raid': 27,
  'backup-capacity': 16,
  'data-transfer-rate-converter': 9,
  'file-transfer-rate-converter': 13,
  'capacity-converter': 9,
  'windows-server-standard-cost': 18,
  'microsoft-sql-standard-enterprise-cost': 17,
}

describe('vector file', () => {
  it.each(Object.entries(vectors))('%s has its cases, each with a unique name', (calculator, cases) => {
    expect(cases.length).toBeGreaterThanOrEqual(fewestCases[calculator] ?? 1)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })

  const zero = { name: 'Zero', inputs: { value: 0, fromUnit: 'TB', toUnits: ['GiB'] } }
  const file = (expected: object) => ({ 'capacity-converter': [{ ...zero, expected }] })

  it('has cases of every calculator, all of which pass', () => {
    expect(Object.keys(vectors).sort()).toEqual([...calculators.keys()].sort())
    expect(Object.keys(vectors)).toEqual(expect.arrayContaining(Object.keys(fewestCases)))
    expect(runVectors(vectors)).toEqual({ passed: Object.values(vectors).flat().length, failures: [] })
  })

  it.each([
    ['a wrong value', { values: { GiB: 1e-9 } }],
    ['a missing output', { values: { GiB: 0 }, idemaBytes: 1 }],
    ['an output too many', {}],
    ['an error in place of a result', { error: 'out-of-range', field: 'value' }],
  ])('fails on %s', (_, expected) => {
    expect(runVectors(file(expected))).toMatchObject({ passed: 0, failures: [{ name: 'Zero' }] })
  })

  const malformed: readonly unknown[] = [
    null,
    [],
    {},
    { 'capacity-converter': [] },
    { 'capacity-converter': {} },
    { 'no-such': [zero] },
    { toString: [zero] },
    { 'capacity-converter': [zero] },
    { 'capacity-converter': [null] },
  ]

  it.each(malformed.map((file) => ({ file })))('fails on the malformed file $file', ({ file }) => {
    const { passed, failures } = runVectors(file)
    expect(passed).toBe(0)
    expect(failures).toHaveLength(1)
  })

  it.each([
    [JSON.stringify(file({ values: { GiB: 0 } })), 0, '1 passed, 0 failed'],
    [JSON.stringify(file({ values: { GiB: 2 } })), 1, '0 passed, 1 failed'],
    ['{ not JSON', 1, '0 passed, 1 failed'],
  ])('run from the command line, %s exits with %i', (text, status, lastLine) => {
    const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'file.json')
    writeFileSync(path, text)
    const run = spawnSync(process.execPath, ['scripts/tools/vectors/vectors.ts', path], { encoding: 'utf8' })
    expect(run.stdout.trimEnd().split('\n').at(-1)).toBe(lastLine)
    expect(run.status).toBe(status)
  })
})

describe('differences', () => {
  it('allows 1e-9 relative, half a cent of money and nothing for counts', () => {
    expect(differences({ rawTB: 1 + 9e-10 }, { rawTB: 1 })).toEqual([])
    expect(differences({ rawTB: 1 + 2e-9 }, { rawTB: 1 })).toHaveLength(1)
    expect(differences({ totalCostUsd: 10.01 }, { totalCostUsd: 10.005 })).toEqual([])
    expect(differences({ totalCostUsd: 10.02 }, { totalCostUsd: 10.01 })).toHaveLength(1)
    expect(differences({ packs2core: 1e12 + 1 }, { packs2core: 1e12 })).toHaveLength(1)
  })

  it('distinguishes null from missing and lists from objects', () => {
    expect(differences({ a: null }, {})).toHaveLength(1)
    expect(differences({}, { a: null })).toHaveLength(1)
    expect(differences({ a: [] }, { a: {} })).toHaveLength(1)
  })
})
