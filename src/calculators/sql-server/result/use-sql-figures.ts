import { useTranslation } from 'react-i18next'
import { useMoney } from '../../ui/money/price-table.tsx'
import type { FigureItem } from '../../ui/result/figures.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { PaidAnswer } from '../answer.ts'

/** Licences and their cost, beside the total. */
export const useSqlFigures = ({ result, money }: PaidAnswer): readonly FigureItem[] => {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const amount = useMoney(money)
  const counted =
    result.packs2core === undefined
      ? [
          { id: 'servers', value: number(result.serverLicences ?? 0) },
          { id: 'cals', value: number(result.cals ?? 0) },
        ]
      : [
          { id: 'licences', value: number(result.coreLicences ?? 0) },
          { id: 'packs', value: number(result.packs2core) },
        ]
  const all = [
    ...counted,
    { id: 'licence', value: amount(result.licenceCostUsd) },
    { id: 'assurance', value: amount(result.saCostUsd) },
    { id: 'replicas', value: number(result.replicasToLicense ?? 0) },
    ...(result.vmRights ? [{ id: 'vmRights', value: t(`vmRights.${result.vmRights}`) }] : []),
  ] as const
  return all.map(({ id, value }) => ({ id, value, label: t(`figures.${id as FigureId}`) }))
}

type FigureId = 'servers' | 'cals' | 'licences' | 'packs' | 'licence' | 'assurance' | 'replicas' | 'vmRights'
