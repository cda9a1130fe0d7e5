import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import type { AnswerFigure } from '../../ui/result/answer.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { SqlOutcome } from '../form.ts'

/** What the chosen edition and model cost over the years. */
export const useSqlFigure = (outcome: SqlOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/sql-server')
  const format = useFormat()
  const amount = useMoney(outcome?.result.money ?? { currency: 'USD', perUsd: 1 })
  if (!outcome) return undefined
  const { input, result: answer } = outcome
  const edition = t(`choices.edition.${answer.edition}`)
  if (answer.kind === 'free') {
    const note = answer.result.warnings[0] ? t(`warnings.${answer.result.warnings[0]}`) : t('answer.free')
    const value = amount(0)
    return { label: edition, value, unit: '', note, sentence: `${edition}: ${value}. ${note}` }
  }
  const { result, options } = answer
  const asked = {
    edition,
    model: t(`choices.model.${answer.core.model ?? 'per-core-vm'}`),
    years: format.number(input.years ?? 1),
  }
  const value = amount(result.totalCostUsd)
  const cheapest = options.find((option) => option.cheapest)
  const note =
    cheapest?.totalUsd == null || cheapest.totalUsd >= result.totalCostUsd
      ? t('answer.isCheapest')
      : t('answer.cheaper', { way: t(`options.${cheapest.id}.name`), cost: amount(cheapest.totalUsd) })
  return {
    label: t('answer.label', asked),
    value,
    unit: '',
    note,
    sentence: t('answer.sentence', { ...asked, cost: value }),
  }
}
