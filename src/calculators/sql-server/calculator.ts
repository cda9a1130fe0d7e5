import type texts from '../../../locales/en/calculators/sql-server.json'
import type { Calculator } from '../calculator.ts'
import { answerSqlServer, type SqlAnswer } from './answer.ts'
import { sqlServerCost } from './engine.ts'
import { sqlServerForm } from './form.ts'

declare module 'i18next' {
  interface CalculatorTexts {
    'calculators/sql-server': typeof texts
  }
}

export const calculator: Calculator<SqlAnswer> = {
  form: sqlServerForm,
  answer: answerSqlServer,
  calculate: sqlServerCost,
  costliest: {
    edition: 'enterprise',
    model: 'per-core-vm',
    vmVcpus: Array.from({ length: 1000 }, () => 16),
    softwareAssurance: true,
    priceCore2packUsd: 15123,
  },
}
