import type texts from '../../../locales/en/calculators/sql-server.json'
import { type BrowserCase, type Calculator, type Examples, example } from '../calculator.ts'
import type { Fields } from '../shared/checks.ts'
import { sum } from '../shared/licences.ts'
import type { Values } from '../ui/form/fields.ts'
import { answerSqlServer, type SqlAnswer } from './answer.ts'
import type { SqlOptionId } from './comparisons.ts'
import { sqlServerCost } from './engine.ts'
import { sqlServerForm } from './form.ts'
import { sqlStepIds } from './working.ts'
import { vcpusOf } from './workload.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/sql-server': typeof texts
  }
}

export const calculator: Calculator<Fields, SqlAnswer> = {
  form: sqlServerForm,
  answer: answerSqlServer,
  calculate: sqlServerCost,
  steps: sqlStepIds,
  costliest: {
    edition: 'enterprise',
    model: 'per-core-vm',
    vmVcpus: Array.from({ length: 1000 }, () => 16),
    softwareAssurance: true,
    priceCore2packUsd: 15123,
  },
}

const licensed = (entered: Values) =>
  example(calculator, entered, ({ result: answer }, { number, usd }) => {
    if (answer.kind !== 'paid') throw new Error('a licence has a cost')
    const { result, options, breakEven } = answer
    const optionOf = (id: SqlOptionId) => usd(options.find((option) => option.id === id)?.totalUsd ?? 0)
    return {
      vcpus: number(sum(vcpusOf(answer.byCore))),
      ...(result.packs2core === undefined
        ? { servers: number(result.serverLicences ?? 0), cals: number(result.cals ?? 0) }
        : { licences: number(result.coreLicences ?? 0), packs: number(result.packs2core) }),
      licence: usd(result.licenceCostUsd),
      assurance: usd(result.saCostUsd),
      total: usd(result.totalCostUsd),
      payg: optionOf('standard-payg'),
      subscription: optionOf('standard-subscription'),
      upTo: number(breakEven.upToCals ?? 0),
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  core: licensed({}),
  serverCal: licensed({ model: 'server-cal' }),
  enterprise: licensed({ edition: 'enterprise' }),
  eight: licensed({ vmVcpus: '8' }),
}

/** Inputs and expected answers for the browser tests that every calculator must pass. */
export const browserCase: BrowserCase = {
  before: 'USD 13,807.50',
  beforeInThai: 'THB 455,648',
  field: 'vmVcpus',
  typed: '2x4',
  after: 'USD 27,615.00',
  bad: 'vmVcpus=0&years=x',
  spoilt: { vmVcpus: '0', years: 'x' },
  csv: ',27615\r\n',
}
