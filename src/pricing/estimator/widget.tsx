import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CalculatorFrame } from '../../calculators/ui/calculator-frame.tsx'
import { useCalculation } from '../../calculators/ui/form/use-calculation.ts'
import { CalculatorContext } from '../../calculators/ui/texts.ts'
import { satangFigure } from '../page/amounts.ts'
import { useQuotation } from '../quotation/use-quotation.ts'
import { EstimateActions } from './actions.tsx'
import { answerEstimate } from './answer.ts'
import { EstimateDetails } from './details.tsx'
import { priceForm } from './form.ts'
import { LinkProblems } from './link-problems.tsx'
import { Machines } from './machines.tsx'
import { EstimateOverview, type PriceOutcome } from './overview.tsx'
import { Packages } from './packages.tsx'

const Actions = memo(EstimateActions)
const Picture = memo(EstimateOverview)
const Details = memo(EstimateDetails)

/** The estimator on the page of prices. */
export function Widget() {
  const calculation = useCalculation(priceForm, answerEstimate)
  const { outcome, shown } = calculation
  const quotation = useQuotation(shown)
  return (
    <CalculatorContext value={priceForm.id}>
      <LinkProblems />
      <CalculatorFrame
        calculation={calculation}
        answer={useAnswer(outcome)}
        actions={shown && <Actions outcome={shown} quotation={quotation} />}
        actionsBelow={shown && <Actions outcome={shown} quotation={quotation} areBelow />}
        examples={
          <>
            <Packages />
            <Machines />
          </>
        }
        picture={shown && <Picture outcome={shown} />}
        isPictureShort
      >
        {shown && <Details outcome={shown} />}
      </CalculatorFrame>
    </CalculatorContext>
  )
}

const useAnswer = (outcome: PriceOutcome | undefined) => {
  const { t } = useTranslation('calculators/pricing')
  if (!outcome) return undefined
  const { monthly, invoices } = outcome.result
  const [first] = invoices
  const values = {
    monthly: satangFigure(monthly),
    gross: satangFigure(first?.gross ?? 0n),
    payable: satangFigure(first?.payable ?? 0n),
  }
  return {
    label: t('answer.label'),
    value: values.monthly,
    unit: t('answer.unit'),
    note: t('answer.note', values),
    shortNote: t('answer.shortNote', values),
    sentence: t('answer.sentence', values),
  }
}
