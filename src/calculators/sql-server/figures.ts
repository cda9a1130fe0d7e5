import { useTranslation } from 'react-i18next'
import { columnsIn } from '../ui/money/currency.ts'
import { useMoneyFigure, useMoneyInWords, useMoneyText } from '../ui/money/money.tsx'
import { useOptionFigures } from '../ui/money/options.tsx'
import type { AnswerFigure } from '../ui/result/answer.tsx'
import type { CsvTable } from '../ui/result/export.ts'
import type { FigureItem } from '../ui/result/figures.tsx'
import { useCounted, useFormat, useYears } from '../ui/texts.ts'
import type { PaidAnswer, SqlAnswer, SqlOutcome } from './answer.ts'
import { vcpusOf } from './workload.ts'

/** Cost of the chosen edition and model over the years. */
export const useSqlFigure = () => {
  const { t } = useTranslation('calculators/sql-server')
  const yearsText = useYears()
  const figure = useMoneyFigure()
  const inWords = useMoneyInWords()
  return (outcome: SqlOutcome): AnswerFigure => {
    const { result: answer } = outcome
    const { money } = answer
    const edition = t(`choices.edition.${answer.plan.edition}`)
    if (answer.kind === 'free') {
      const note = answer.result.warnings[0] ? t(`warnings.${answer.result.warnings[0]}`) : t('answer.free')
      return {
        label: edition,
        ...figure(money, 0),
        note,
        sentence: `${edition}: ${inWords(money, 0)}. ${note}`,
      }
    }
    const { plan, result, options } = answer
    const terms = {
      edition,
      model: t(`answer.models.${plan.workload.model}`),
      years: yearsText(plan.years),
    }
    const cheapest = options.find((option) => option.cheapest)
    const note =
      cheapest?.totalUsd == null || cheapest.totalUsd >= result.totalCostUsd
        ? t('answer.isCheapest')
        : t('answer.cheaper', {
            way: t(`options.${cheapest.id}.name`),
            cost: inWords(money, cheapest.totalUsd),
          })
    return {
      label: t('answer.label', terms),
      ...figure(money, result.totalCostUsd),
      note,
      sentence: t('answer.sentence', { ...terms, cost: inWords(money, result.totalCostUsd) }),
    }
  }
}

/** Licences and their cost, shown beside the total. */
export const useSqlFigures = () => {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const moneyText = useMoneyText()
  return ({ result, money }: PaidAnswer): readonly FigureItem[] => {
    const amount = moneyText(money)
    const { licences, azure } = countsIn(result)
    const all = [
      ...licences.map(({ id, count }) => ({ id, value: number(count) })),
      { id: 'licence', value: amount(result.licenceCostUsd) },
      { id: 'assurance', value: amount(result.saCostUsd) },
      { id: 'replicas', value: number(result.replicasToLicense ?? 0) },
      ...azure.map(({ id, count }) => ({ id, value: number(count) })),
      ...(result.vmRights ? [{ id: 'vmRights', value: t(`vmRights.${result.vmRights}`) } as const] : []),
    ] as const
    return all.map(({ id, value }) => ({ id, value, label: t(`figures.${id}`) }))
  }
}

/** Licences to buy, and those for workloads in Azure: only counts that the result has. */
const countsIn = (result: PaidAnswer['result']) => ({
  licences: present([
    ['servers', result.serverLicences],
    ['cals', result.cals],
    ['licences', result.coreLicences],
    ['packs', result.packs2core],
  ]),
  azure: present([
    ['azure', result.hybridBenefitLicences],
    ['azureMissing', result.hybridBenefitMissing],
  ]),
})

const present = <const Id extends string>(counts: readonly (readonly [Id, number | undefined])[]) =>
  counts.flatMap(([id, count]) => (count === undefined ? [] : [{ id, count }]))

/** Counts with their nouns. */
export const useSqlWords = () => useCounted<'vms' | 'servers' | 'serverLicences' | 'cals'>()

/** Notes on what is easily misjudged about this input. */
export const useSqlNotes = (answer: SqlAnswer): readonly string[] => {
  const { t } = useTranslation('calculators/sql-server')
  const words = useSqlWords()
  const notes = answer.result.warnings.map((warning) => t(`warnings.${warning}`))
  if (answer.kind !== 'paid' || answer.plan.workload.model !== 'server-cal') return notes
  const { servers } = answer.byServer
  const vms = vcpusOf(answer.byCore).length
  return servers === vms
    ? notes
    : [...notes, t('notes.servers', { servers: words('servers', servers), vms: words('vms', vms) })]
}

/** Spreadsheet rows of everything on the page, in the currency shown. */
export const useSqlTable = ({ result: answer }: SqlOutcome) => {
  const { t } = useTranslation('calculators/sql-server')
  const { head, amount } = columnsIn(answer.money)
  return (): CsvTable => {
    const columns = [t('bars.way'), head(t('bars.total'))]
    if (answer.kind === 'free') return [columns, [t(`choices.edition.${answer.plan.edition}`), 0]]
    const { result, options } = answer
    const { licences, azure } = countsIn(result)
    return [
      [t('figures.what'), t('figures.value')],
      ...licences.map(({ id, count }) => [t(`figures.${id}`), count]),
      [head(t('figures.licence')), amount(result.licenceCostUsd)],
      [head(t('figures.assurance')), amount(result.saCostUsd)],
      [head(t('bars.total')), amount(result.totalCostUsd)],
      [t('figures.replicas'), result.replicasToLicense ?? 0],
      ...azure.map(({ id, count }) => [t(`figures.${id}`), count]),
      [],
      columns,
      ...options.map(({ id, totalUsd }) => [t(`options.${id}.name`), amount(totalUsd)]),
    ]
  }
}

/** The licences to buy, and every way to pay, for the comparison. */
export const useSqlComparedFigures = () => {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const optionFigures = useOptionFigures('options')
  return ({ result }: SqlOutcome): readonly FigureItem[] => {
    if (result.kind === 'free') return []
    const options = optionFigures(result.options, result.money)
    const licences = countsIn(result.result).licences.map(({ id, count }) => ({
      id,
      label: t(`figures.${id}`),
      value: number(count),
    }))
    return [...licences, ...options.map((figure) => ({ ...figure, id: `option-${figure.id}` }))]
  }
}
