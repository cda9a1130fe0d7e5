import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import type { AnswerFigure } from '../../ui/result/answer.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { WindowsOutcome } from '../form.ts'

/** What the cheaper edition costs. */
export const useWindowsFigure = (outcome: WindowsOutcome | undefined): AnswerFigure | undefined => {
  const { t } = useTranslation('calculators/windows-server')
  const format = useFormat()
  const amount = useMoney(outcome?.result.money ?? { currency: 'USD', perUsd: 1 })
  if (!outcome) return undefined
  const { result, vms } = outcome.result
  const { totalStandardUsd = 0, totalDatacenterUsd = 0, cheaperEdition = 'none' } = result
  const value = amount(Math.min(totalStandardUsd, totalDatacenterUsd))
  const from = result.datacenterCheaperFromVmsPerHost
  const edition = t(`editions.${cheaperEdition}`)
  const hosts = format.number(outcome.input.hostCount ?? 1)
  const asked = { vms: format.number(vms), hosts }
  return {
    label: t('answer.label', asked),
    value,
    unit: edition,
    note: typeof from === 'number' ? t('answer.from', { from: format.number(from) }) : t('answer.never'),
    sentence: t('answer.sentence', { ...asked, edition, cost: value }),
  }
}
