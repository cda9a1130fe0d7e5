import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../shared/checks.ts'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError, settle } from '../shared/input-error.ts'
import { toUsd } from '../shared/money.ts'
import { exact } from '../shared/rational.ts'
import { answerWindowsServer } from './answer.ts'
import { breakEvenAt, editionsWithin } from './comparisons.ts'
import { cheapestPacks } from './costs.ts'
import { type WindowsResult, windowsResult, windowsServerCost } from './engine.ts'
import { readWindowsPlan } from './input.ts'
import { fewestVms, hostRoles, mostVms, standardSets } from './licences.ts'
import { windowsWorking } from './working.ts'

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)
const role = fc.constantFrom(...hostRoles)
const packPrices = {
  priceStd16coreUsd: cents(2000),
  priceStd2coreUsd: cents(300),
  priceDc16coreUsd: cents(9000),
  priceDc2coreUsd: cents(1500),
}
const host = fc.record({
  ...packPrices,
  processorsPerHost: fc.integer({ min: 1, max: 4 }),
  coresPerProcessor: fc.integer({ min: 1, max: 40 }),
  hostCount: fc.integer({ min: 1, max: 5 }),
  hostRole: role,
  windowsVmsPerHost: fc.integer({ min: 0, max: 40 }),
})

const run = (fields: object) => windowsServerCost(fields) as Required<WindowsResult>

describe('packs', () => {
  it('no other mix of packs is cheaper, and of equal ones none has more 16-packs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), cents(2000), cents(300), (licences, price16, price2) => {
        const best = cheapestPacks(licences, { pack16: exact(price16), pack2: exact(price2) })
        expect(16 * best.packs16 + 2 * best.packs2).toBeGreaterThanOrEqual(licences)
        const inCents = (packs16: number, packs2: number) =>
          packs16 * Math.round(price16 * 100) + packs2 * Math.round(price2 * 100)
        const cost = inCents(best.packs16, best.packs2)
        expect(toUsd(best.cost)).toBe(cost / 100)
        for (let packs16 = 0; packs16 <= Math.ceil(licences / 16); packs16++) {
          const other = inCents(packs16, Math.max(0, Math.ceil((licences - 16 * packs16) / 2)))
          expect(cost).toBeLessThanOrEqual(other)
          if (other === cost) expect(best.packs16).toBeGreaterThanOrEqual(packs16)
        }
      }),
    )
  })

  it('use one 16-core pack in place of eight 2-core packs unless it costs more', () => {
    const prices = { pack16: exact(1176), pack2: exact(147) }
    expect(cheapestPacks(24, prices)).toMatchObject({ packs16: 1, packs2: 4 })
    expect(cheapestPacks(30, { ...prices, pack16: exact(1000) })).toMatchObject({ packs16: 2, packs2: 0 })
    expect(cheapestPacks(30, { ...prices, pack16: exact(1177) })).toMatchObject({ packs16: 0, packs2: 15 })
  })
})

describe('sets and VMs', () => {
  it('are inverses of each other', () => {
    fc.assert(
      fc.property(role, fc.integer({ min: 1, max: 1000 }), (name, sets) => {
        const most = mostVms(name, sets) ?? Number.NaN
        expect(standardSets[name](most)).toBe(sets)
        expect(standardSets[name](most + 1)).toBe(sets + 1)
        expect(fewestVms(name, sets + 1)).toBe(most + 1)
      }),
    )
  })

  it('license at least 16 cores, 8 for each processor, in pairs', () => {
    fc.assert(
      fc.property(host, (fields) => {
        const { coreLicencesPerFullSet: licences, physicalCoresPerHost } = run(fields)
        expect(licences).toBeGreaterThanOrEqual(
          Math.max(16, 8 * fields.processorsPerHost, physicalCoresPerHost),
        )
        expect(licences % 2).toBe(0)
      }),
    )
  })
})

describe('break-even', () => {
  it('is the first number of VMs at which Standard costs more', () => {
    fc.assert(
      fc.property(host, (fields) => {
        const from = run(fields).datacenterCheaperFromVmsPerHost
        const edition = (vms: number) => run({ ...fields, windowsVmsPerHost: vms }).cheaperEdition
        if (from === null) expect(edition(1000)).not.toBe('datacenter')
        else {
          expect(edition(from)).toBe('datacenter')
          if (from > 0) expect(edition(from - 1)).not.toBe('datacenter')
        }
      }),
    )
  })

  it('series agrees with the calculator', () => {
    fc.assert(
      fc.property(host, (fields) => {
        const { standardCostUsd, datacenterCostUsd } = run(fields)
        expect(breakEvenAt(readWindowsPlan(fields), fields.windowsVmsPerHost)?.usd).toEqual([
          standardCostUsd,
          datacenterCostUsd,
        ])
      }),
      { numRuns: 30 },
    )
  })
})

it('more VMs never cost less', () => {
  fc.assert(
    fc.property(host, (fields) => {
      const more = run({ ...fields, windowsVmsPerHost: fields.windowsVmsPerHost + 1 })
      expect(more.standardCostUsd).toBeGreaterThanOrEqual(run(fields).standardCostUsd)
    }),
  )
})

it('licences for VMs in Azure, beside the hosts’, are the fewest found by counting up', () => {
  const vcpus = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(host, vcpus, (fields, azureVmVcpus) => {
      let needed = 0
      for (const count of azureVmVcpus) {
        let licences = 0
        while (licences < 8 || licences < count) licences++
        needed += licences
      }
      const { hybridBenefitLicences, hybridBenefitDatacenterToBuy, datacenterCoreLicencesTotal } = run({
        ...fields,
        azureVmVcpus,
      })
      expect(hybridBenefitLicences).toBe(needed)
      let toBuy = 0
      while (datacenterCoreLicencesTotal + toBuy < needed) toBuy++
      expect(hybridBenefitDatacenterToBuy).toBe(toBuy)
    }),
  )
})

it('CALs are bought per user, except for users whose Microsoft 365 includes the right', () => {
  fc.assert(
    fc.property(
      host,
      fc.nat(60),
      fc.nat(60),
      cents(100),
      (fields, userCals, usersWithCalRights, priceUserCalUsd) => {
        let costUsd = 0
        for (let user = 0; user < userCals; user++) if (user >= usersWithCalRights) costUsd += priceUserCalUsd
        const { calCostUsd } = run({ ...fields, userCals, usersWithCalRights, priceUserCalUsd })
        expect(calCostUsd ?? 0).toBeCloseTo(costUsd, 2)
      },
    ),
  )
})

it('the VMs within a budget are affordable, and one more would not be', () => {
  fc.assert(
    fc.property(host, cents(100_000), (fields, budgetUsd) => {
      const offers = editionsWithin(readWindowsPlan(fields), budgetUsd)
      const most = offers.find(({ edition }) => edition === 'standard')?.maxVmsPerHost ?? null
      const cost = (vms: number) => run({ ...fields, windowsVmsPerHost: vms }).standardCostUsd
      fc.pre((most ?? 0) < 1e6)
      if (most === null) expect(cost(10_000)).toBe(0)
      else expect(cost(most + 1)).toBeGreaterThan(budgetUsd)
      if (most !== null && most > 0) expect(cost(most)).toBeLessThanOrEqual(budgetUsd)
    }),
  )
})

it('any input gives a sound outcome', () => {
  const names = [
    ...['usersWithCalRights', 'priceEssentialsUsd', 'azureVmVcpus'],
    ...[
      'processorsPerHost',
      'coresPerProcessor',
      'coresPerProcessorList',
      'logicalProcessorsPerHost',
      'hostCount',
      'hostRole',
    ],
    ...[
      'windowsVmsPerHost',
      'clusterTotalVms',
      'clusterHostFailures',
      ...Object.keys(packPrices),
      'priceUserCalUsd',
    ],
    ...[
      'priceDeviceCalUsd',
      'priceRdsUserCalUsd',
      'priceRdsDeviceCalUsd',
      'userCals',
      'deviceCals',
      'rdsUserCals',
    ],
    ...[
      'rdsDeviceCals',
      'vmVcpus',
      'saPctPerYear',
      'years',
      'apply16CoreCustomerMinimum',
      'budget',
      'version',
      'vcpusPerVm',
      'pricePaygCoreMonthUsd',
    ],
  ]
  const page = { version: 2025, vmsBy: 'host', currency: 'USD', budget: 9000 }
  const valid = {
    ...{ processorsPerHost: 2, coresPerProcessor: 8, vmVcpus: [4, 9], saPctPerYear: 25 },
    ...{ priceStd16coreUsd: 1176, priceStd2coreUsd: 147, priceDc16coreUsd: 6771, priceDc2coreUsd: 847 },
    ...{ userCals: 5, priceUserCalUsd: 45 },
  }
  fc.assert(
    fc.property(fc.oneof(damaged(valid, names), fc.jsonValue()), (anything) => {
      expect(defects(windowsServerCost(anything), names)).toEqual([])
      const plan = settle(() => readWindowsPlan(fieldsOf(anything)))
      if (!isInputError(plan)) expect(defects(windowsWorking(plan, windowsResult(plan)), names)).toEqual([])
      const answer = answerWindowsServer({ ...page, ...fieldsOf(anything) })
      if (isInputError(answer)) expect(names).toContain(answer.field)
      else
        expect(
          defects([answer.models, answer.offers ?? [], breakEvenAt(answer.plan, 3) ?? 0], names),
        ).toEqual([])
    }),
    { numRuns: 700 },
  )
})
