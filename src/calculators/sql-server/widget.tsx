import { CalculatorFrame } from '../ui/calculator-frame.tsx'
import { useCalculation } from '../ui/form/use-calculation.ts'
import { answerSqlServer } from './answer.ts'
import { sqlServerForm } from './form.ts'
import { SqlDetails } from './result/sql-details.tsx'
import { SqlOverview } from './result/sql-overview.tsx'
import { useSqlFigure } from './result/use-sql-figure.ts'

/** The SQL Server calculator on its page. */
export function Widget() {
  const calculation = useCalculation(sqlServerForm, answerSqlServer)
  const { outcome } = calculation
  return (
    <CalculatorFrame
      calculation={calculation}
      answer={useSqlFigure(outcome)}
      picture={outcome && <SqlOverview outcome={outcome} />}
    >
      {outcome && <SqlDetails outcome={outcome} />}
    </CalculatorFrame>
  )
}
