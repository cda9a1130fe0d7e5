import type texts from '../../../locales/en/calculators/sql-server.json'
import type { Calculator } from '../calculator.ts'
import { answerSqlServer, type SqlAnswer } from './answer.ts'
import { sqlServerCost } from './engine.ts'
import { sqlServerForm } from './form.ts'

declare module '../calculator.ts' {
  interface Calculators {
    'sql-server': { form: typeof sqlServerForm; texts: typeof texts }
  }
}

export const calculator: Calculator<SqlAnswer> = {
  form: sqlServerForm,
  answer: answerSqlServer,
  calculate: sqlServerCost,
}
