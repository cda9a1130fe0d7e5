import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Estimate, estimate, isRefusal } from './estimate.ts'
import { bahtText, sum } from './exact.ts'
import {
  itemsOfMachines,
  type Machine,
  machineInWords,
  machinesText,
  partsInWords,
  readRows,
  rowOf,
  singleItems,
  wordsIn,
} from './machines.ts'
import { newRequest, requestOf } from './page/new-request.ts'
import { prices } from './prices.fixture.ts'

const rules = prices.machines
if (!rules) throw new Error('the example list sells machines')
const machine = (count: number, [vcpu, ram, nvme]: readonly number[], ...options: string[]): Machine => ({
  count,
  amounts: { vcpu: vcpu ?? 0, ram: ram ?? 0, nvme: nvme ?? 0 },
  options,
  name: '',
})
const priced = (machines: readonly Machine[], term = 1) =>
  estimate(prices, { ...newRequest(prices), machines, items: itemsOfMachines(rules, machines), term })
const monthly = (machines: readonly Machine[], term?: number) => {
  const answer = priced(machines, term)
  return isRefusal(answer) ? answer : bahtText(answer.monthly)
}

describe('machines', () => {
  // Calculated by hand from the example list.
  it.each<[string, readonly Machine[], number, string]>([
    // 2 × 350 + 4 × 130 + 50 × 3.50 + 120.
    ['a small one with an address', [machine(1, [2, 4, 50], 'ip')], 1, '1515.00'],
    // 12 vCPU 4,200; 48 GB 6,240; 600 GB 2,100; 3 backups 750 and 1,200 GB 2,160; 4 packs each 10,800.
    ['three with Windows and backup', [machine(3, [4, 16, 200], 'win', 'backup')], 1, '26250.00'],
    // All but the licences less 10%.
    ['the same for 12 months', [machine(3, [4, 16, 200], 'win', 'backup')], 12, '24705.00'],
    // 16 vCPU 5,600; 64 GB 8,320; 800 GB 2,800; 8 packs of Windows 7,200; 8 packs of SQL Server 36,800.
    ['one of 16 vCPUs with SQL Server', [machine(1, [16, 64, 800], 'win', 'sql')], 1, '60720.00'],
    // 2 × 45 GB are 90; the DR copies as much: 1,400 + 1,040 + 315 + 1,800 + 315.
    ['two with a DR copy', [machine(2, [2, 4, 45], 'dr')], 1, '4870.00'],
  ])('%s cost what their items cost', (_, machines, term, expected) => {
    expect(monthly(machines, term)).toBe(expected)
  })

  it('need licences for at least 8 cores, then for every two', () => {
    const packs = (vcpu: number) => itemsOfMachines(rules, [machine(1, [vcpu, 4, 50], 'win')]).win
    expect([1, 8, 9, 10, 11].map(packs)).toEqual([4, 4, 5, 5, 6])
  })

  it('are rounded together, not individually', () => {
    const answer = priced([machine(3, [1, 2, 45])]) as Estimate
    expect(answer.lines.find(({ id }) => id === 'nvme')?.quantity).toBe(140)
  })

  it('are refused above the list’s limit', () => {
    expect(monthly([machine(128, [4, 16, 200])])).toEqual(expect.any(String))
    expect(monthly([machine(129, [4, 16, 200])])).toEqual({ reason: 'maximum', item: 'vcpu' })
  })

  it('are written out in both languages', () => {
    const one = { ...machine(3, [4, 16, 1000], 'win', 'backup'), name: 'Web' }
    expect(machineInWords(rules, one, wordsIn(rules, 'en'))).toBe(
      'Web: 3 × 4 vCPU, 16 GB memory, 1,000 GB storage, Windows Server, Backup',
    )
    expect(partsInWords(rules, one, wordsIn(rules, 'th'))).toBe(
      '4 vCPU, RAM 16 GB, Storage 1,000 GB, Windows Server, Backup',
    )
  })

  it('are short and readable in links', () => {
    const one = { ...machine(3, [4, 16, 200], 'win', 'backup'), name: 'Web_1 ~ a.b-c*' }
    const text = machinesText(rules, [one, machine(1, [2, 4, 50])])
    expect(text).toBe('3.4c.16r.200d-win-backup_Web*5f1 *7e a*2eb*2dc*2a~1.2c.4r.50d')
    expect(readRows(rules, text)).toEqual({ rows: [one, machine(1, [2, 4, 50])].map(rowOf), unknown: [] })
  })
})

const machines: fc.Arbitrary<Machine> = fc
  .record({
    count: fc.integer({ min: 1, max: 9 }),
    amounts: fc.record({
      vcpu: fc.integer({ min: 1, max: 24 }),
      ram: fc.integer({ min: 1, max: 128 }),
      nvme: fc.integer({ min: 1, max: 3000 }),
    }),
    options: fc.subarray(rules.options.map(({ id }) => id)),
  })
  .map((one) => ({ ...one, name: '' }))
const single = fc.dictionary(
  fc.constantFrom('egress', 'object', 'vcpu', 'backupgb'),
  fc.integer({ min: 1, max: 500 }),
)
const terms = fc.constantFrom(...prices.terms.map(({ months }) => months))

describe('an order of random machines and single items', () => {
  it('is the sum of its lines, and of its invoices', () => {
    fc.assert(
      fc.property(fc.array(machines, { minLength: 1, maxLength: 6 }), single, terms, (rows, items, term) => {
        const order = { machines: rows.map(({ name: _, ...one }) => one), items, term, support: 'business' }
        const request = requestOf(prices, order, 'en')
        const answer = estimate(prices, request)
        fc.pre(!isRefusal(answer))
        const { lines, support, topUp, monthly, oneOff, total, invoices } = answer
        expect(sum(lines.map(({ net }) => net)) + support + topUp).toBe(monthly)
        expect(sum(invoices.map(({ gross }) => gross))).toBe(total.gross)
        expect(total.net).toBe(monthly * BigInt(term) + oneOff)
        expect(singleItems(rules, request)).toEqual(items)
      }),
    )
  })

  it('costs the same as its items entered individually', () => {
    fc.assert(
      fc.property(fc.array(machines, { minLength: 1, maxLength: 4 }), (random) => {
        const reckoned = ['win', 'sql', 'backup', 'dr', 'ip']
        const rows = random.map((one) => ({
          ...one,
          options: one.options.filter((id) => reckoned.includes(id)),
        }))
        const counted: Record<string, number> = {}
        const add = (id: string, quantity: number) => {
          counted[id] = (counted[id] ?? 0) + quantity
        }
        for (const {
          count,
          amounts: { vcpu = 0, ram = 0, nvme = 0 },
          options,
        } of rows)
          for (let copy = 0; copy < count; copy++) {
            add('vcpu', vcpu)
            add('ram', ram)
            add('nvme', nvme)
            if (options.includes('win')) add('win', Math.max(4, Math.ceil(vcpu / 2)))
            if (options.includes('sql')) add('sql', Math.max(2, Math.ceil(vcpu / 2)))
            if (options.includes('backup')) add('backupvm', 1)
            if (options.includes('backup')) add('backupgb', 2 * nvme)
            if (options.includes('dr')) add('drvm', 1)
            if (options.includes('dr')) add('drgb', nvme)
            if (options.includes('ip')) add('ipv4', 1)
          }
        expect(itemsOfMachines(rules, rows)).toEqual(counted)
      }),
    )
  })
})
