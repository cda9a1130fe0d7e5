import fc from 'fast-check'
import { expect, it } from 'vitest'
import { damaged, defects } from '../shared/fuzz.arbitrary.ts'
import { isInputError, settle } from '../shared/input-error.ts'
import { calBounds } from '../shared/licences.ts'
import { answerSqlServer } from './answer.ts'
import { chartCals } from './comparisons.ts'
import { sqlEditions, sqlModels } from './editions.ts'
import { type PaidResult, runSql, sqlServerCost } from './engine.ts'
import { sqlWorking } from './working.ts'

const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)
const workload = fc.record({
  edition: fc.constant('standard'),
  model: fc.constant('per-core-vm'),
  vmVcpus: fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 6 }),
  softwareAssurance: fc.boolean(),
  years: fc.integer({ min: 0, max: 10 }),
  priceCore2packUsd: cents(20_000),
  priceServerUsd: cents(2000),
  priceCalUsd: cents(500),
})
const run = (fields: object) => sqlServerCost(fields) as Required<PaidResult>

it('server + CAL is cheaper up to the break-even and not beyond', () => {
  fc.assert(
    fc.property(workload, (fields) => {
      const upTo = run({ ...fields, compareBreakEven: true }).serverCalCheaperUpToCals
      fc.pre((upTo ?? 0) < calBounds.max)
      const withCals = (userCals: number) => run({ ...fields, model: 'server-cal', userCals }).licenceCostUsd
      const byCore = run(fields).licenceCostUsd
      if (upTo === null) expect(withCals(0)).toBeGreaterThanOrEqual(byCore)
      else {
        expect(withCals(upTo)).toBeLessThan(byCore)
        expect(withCals(upTo + 1)).toBeGreaterThanOrEqual(byCore)
      }
    }),
  )
})

it('licence and assurance add up to the total, to the cent', () => {
  fc.assert(
    fc.property(workload, (fields) => {
      const { licenceCostUsd, saCostUsd, totalCostUsd } = run(fields)
      const assurance = fields.softwareAssurance ? licenceCostUsd * 0.25 * fields.years : 0
      expect(Math.abs(licenceCostUsd + saCostUsd - totalCostUsd)).toBeLessThan(0.006)
      expect(Math.abs(saCostUsd - assurance)).toBeLessThan(0.006)
    }),
  )
})

it('more cores or replicas never cost less, and assurance never increases the replicas to license', () => {
  const replicas = fc.record({
    passiveHa: fc.nat(4),
    passiveDrOnprem: fc.nat(4),
    passiveDrAzure: fc.nat(4),
    activeSecondaries: fc.nat(4),
  })
  fc.assert(
    fc.property(workload, replicas, (fields, copies) => {
      const once = run(fields).licenceCostUsd
      expect(run({ ...fields, vmVcpus: [...fields.vmVcpus, 1] }).licenceCostUsd).toBeGreaterThan(once)
      expect(run({ ...fields, ...copies }).licenceCostUsd).toBeGreaterThanOrEqual(once)
      const toLicense = (softwareAssurance: boolean) =>
        run({ ...fields, ...copies, softwareAssurance }).replicasToLicense
      expect(toLicense(true)).toBeLessThanOrEqual(toLicense(false))
    }),
  )
})

it('pay-as-you-go of physical cores equals metering each core and month', () => {
  const size = fc.integer({ min: 1, max: 8 })
  fc.assert(
    fc.property(size, size, fc.nat(2), fc.nat(3), (processors, coresPerProcessor, sqlVmsOnHost, years) => {
      const host = { edition: 'enterprise', model: 'per-core-physical', processors, coresPerProcessor }
      let metered = 0
      for (let month = 0; month < years * 12; month++) {
        let cores = 0
        for (let core = 0; core < processors * coresPerProcessor; core++) cores++
        while (cores < (sqlVmsOnHost > 0 ? 16 : 4)) cores++
        metered += cores * 274
      }
      const prices = { priceCore2packUsd: 15_123, pricePaygCoreMonthUsd: 274 }
      expect(run({ ...host, ...prices, sqlVmsOnHost, years }).paygTotalUsd).toBe(metered)
    }),
  )
})

it('licences for Azure are the fewest whose normalized cores cover what runs there', () => {
  /** Normalized cores per vCore, by Microsoft's table; an Enterprise licence is worth four, a Standard licence one. */
  const needs = {
    'vm-standard': 1,
    'vm-enterprise': 4,
    'general-purpose': 1,
    'business-critical': 4,
  } as const
  const services = fc.constantFrom(...(Object.keys(needs) as (keyof typeof needs)[]))
  const vcores = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  const editions = fc.constantFrom('standard', 'enterprise')
  fc.assert(
    fc.property(workload, editions, services, vcores, (fields, edition, azureService, azureVcores) => {
      const worth = edition === 'enterprise' ? 4 : 1
      const fewest = (normalized: number, least: number) => {
        let licences = least
        while (licences * worth < normalized) licences++
        return licences
      }
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
      const expected = azureService.startsWith('vm')
        ? sum(azureVcores.map((count) => fewest(Math.max(4, count) * needs[azureService], 4)))
        : fewest(sum(azureVcores) * needs[azureService], 0)
      const { hybridBenefitLicences } = run({ ...fields, edition, azureService, azureVcores })
      expect(hybridBenefitLicences).toBe(expected)
    }),
  )
})

it('the options within a budget are those that cost no more', () => {
  fc.assert(
    fc.property(workload, fc.integer({ min: 0, max: 2_000_000 }), (fields, budgetUsd) => {
      const answer = answerSqlServer({ ...fields, currency: 'USD', budget: budgetUsd })
      if (isInputError(answer) || answer.kind === 'free') throw new Error(JSON.stringify(answer))
      const { offers = [] } = answer
      for (const { costUsd, remainingUsd } of offers) {
        if (remainingUsd === null) expect(costUsd).toBeGreaterThan(budgetUsd)
        else expect(costUsd + remainingUsd).toBeCloseTo(budgetUsd, 2)
      }
      expect(offers.map(({ costUsd }) => costUsd)).toEqual(
        offers.map(({ costUsd }) => costUsd).toSorted((a, b) => a - b),
      )
    }),
    { numRuns: 50 },
  )
})

it('any input gives a sound outcome', () => {
  const names = [
    ...['azureService', 'azureVcores', 'budget', 'currency'],
    ...[
      'edition',
      'version',
      'model',
      'processors',
      'coresPerProcessor',
      'sqlVmsOnHost',
      'vmVcpus',
      'sqlOses',
      'userCals',
    ],
    ...[
      'deviceCals',
      'softwareAssurance',
      'saPctPerYear',
      'years',
      'passiveHa',
      'passiveDrOnprem',
      'passiveDrAzure',
    ],
    ...[
      'activeSecondaries',
      'maxServerMemoryGB',
      'databaseSizeGB',
      'cores',
      'production',
      'compareBreakEven',
    ],
    ...[
      'priceCore2packUsd',
      'priceServerUsd',
      'priceCalUsd',
      'priceSubscription2corePerYearUsd',
      'pricePaygCoreMonthUsd',
    ],
  ]
  const valid = {
    ...{
      processors: 2,
      coresPerProcessor: 8,
      vmVcpus: [4],
      compareBreakEven: true,
      passiveHa: 1,
      softwareAssurance: true,
    },
    ...{
      priceCore2packUsd: 3945,
      priceServerUsd: 989,
      priceCalUsd: 230,
      priceSubscription2corePerYearUsd: 1418,
    },
  }
  const [edition, model] = [fc.constantFrom(...sqlEditions), fc.constantFrom(...sqlModels)]
  fc.assert(
    fc.property(
      fc.oneof(damaged(valid, names), fc.jsonValue()),
      edition,
      model,
      (anything, someEdition, someModel) => {
        for (const fields of [
          anything,
          { ...Object(anything), edition: someEdition, model: someModel },
        ] as object[]) {
          expect(defects(sqlServerCost(fields), names)).toEqual([])
          expect(
            defects(
              settle(() => sqlWorking(runSql(fields))),
              names,
            ),
          ).toEqual([])
          const answer = answerSqlServer({ currency: 'USD', ...fields })
          if (isInputError(answer)) expect(names).toContain(answer.field)
          else if (answer.kind === 'paid') {
            const { options, breakEven, offers = [] } = answer
            expect(defects([options, offers], names)).toEqual([])
            expect(
              defects(
                chartCals(breakEven.upToCals, 100).map((cals) => breakEven.at?.(cals) ?? 0),
                names,
              ),
            ).toEqual([])
          }
        }
      },
    ),
    { numRuns: 700 },
  )
})
