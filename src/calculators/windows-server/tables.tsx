import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { useMoney } from '../ui/money/money.tsx'
import { FigureTable, Named, Tag, Words } from '../ui/result/figure-table.tsx'
import { Reason } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import type { EditionOffer, ModelCost } from './comparisons.ts'
import { editionRows } from './figures.ts'
import type { WindowsOutcome } from './form.ts'

/** Standard and Datacenter side by side: licences, packs, cost. */
export function EditionTable({ outcome: { input, result: answer } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const amount = useMoney(answer.money)
  const { calCostUsd = 0, cheaperEdition } = answer.result
  const withCals = calCostUsd > 0
  return (
    <FigureTable
      label={t('editionTable.label')}
      columns={[
        { id: 'edition', text: t('editionTable.edition') },
        { id: 'licences', text: t('editionTable.licences'), figures: true },
        ...(withCals ? [{ id: 'cals', text: t('editionTable.cals'), figures: true } as const] : []),
        { id: 'total', text: t('editionTable.total'), figures: true },
      ]}
      rows={editionRows(answer.result, input.hostCount ?? 1).map((row) => ({
        id: row.edition,
        current: row.edition === cheaperEdition,
        cells: [
          <Named
            key="name"
            note={t('editionTable.packs', { packs16: number(row.packs16), packs2: number(row.packs2) })}
          >
            {t(`editions.${row.edition}`)} {row.edition === cheaperEdition && <Tag>{t('cheaper')}</Tag>}
          </Named>,
          number(row.licences),
          ...(withCals ? [amount(calCostUsd)] : []),
          amount(row.totalUsd),
        ],
      }))}
    />
  )
}

/** All licensing models side by side, the cheapest marked, and why. */
export function ModelSection({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { t: shared } = useTranslation('calculators/shared')
  const why = useWhy(outcome)
  const amount = useMoney(outcome.result.money)
  const format = useFormat()
  const years = format.number(outcome.input.years ?? 1)
  const costOf = ({ model, totalUsd, offered }: ModelCost) => {
    const words = (key: 'tooMuch' | 'notOffered' | 'enterPrice' | 'unknown') => (
      <Words>{t(`models.${key}`)}</Words>
    )
    if (!offered) return words(model === 'essentials' ? 'tooMuch' : 'notOffered')
    if (model === 'essentials' && totalUsd === null) return words('enterPrice')
    return totalUsd === null ? words('unknown') : amount(totalUsd)
  }
  /** The terms, and how the total splits where the hosts' own Windows is licensed besides. */
  const noteOn = ({ model, totalUsd, hostsUsd }: ModelCost) => {
    const terms = t(`models.${model}.terms`)
    if (totalUsd === null || hostsUsd === 0) return terms
    return `${terms} · ${t('models.split', { vms: amount(totalUsd - hostsUsd), hosts: amount(hostsUsd) })}`
  }
  return (
    <Section id="models" title={t('models.title')} intro={t('models.intro', { years })} room="wide">
      <FigureTable
        label={t('models.title')}
        columns={[
          { id: 'model', text: t('models.model') },
          { id: 'total', text: t('models.total'), figures: true },
        ]}
        rows={outcome.result.models.map((option) => ({
          id: option.model,
          current: option.cheapest,
          cells: [
            <Named key="name" note={noteOn(option)}>
              {t(`models.${option.model}.name`)} {option.cheapest && <Tag>{shared('cheapest')}</Tag>}
            </Named>,
            costOf(option),
          ],
        }))}
      />
      {why && <Reason>{why}</Reason>}
    </Section>
  )
}

/** The cheapest model, how far ahead it is, and the reason. */
const useWhy = ({ result: { models, money } }: WindowsOutcome): string | undefined => {
  const { t } = useTranslation('calculators/windows-server')
  const amount = useMoney(money)
  const priced = models
    .flatMap(({ model, totalUsd }) => (totalUsd === null ? [] : [{ model, totalUsd }]))
    .sort((a, b) => a.totalUsd - b.totalUsd)
  const [first, second] = priced
  if (!first || !second || first.totalUsd === second.totalUsd) return undefined
  return [
    t('models.why', {
      cheapest: t(`models.${first.model}.name`),
      next: t(`models.${second.model}.name`),
      difference: amount(second.totalUsd - first.totalUsd),
    }),
    t(`models.${first.model}.because`),
  ].join(' ')
}

/** What the budget buys, edition by edition; nothing without a budget. */
export function BudgetSection({ outcome: { input, result } }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const amount = useMoney(result.money)
  const format = useFormat()
  const { offers, money } = result
  if (!offers || input.budget === undefined) return null
  const most = ({ maxVmsPerHost }: EditionOffer) =>
    maxVmsPerHost === null ? t('budget.unlimited') : format.number(maxVmsPerHost)
  return (
    <Section
      id="budget"
      title={t('budget.title')}
      intro={t('budget.intro', { budget: amount(input.budget / money.perUsd) })}
      room="wide"
    >
      <FigureTable
        label={t('budget.title')}
        columns={[
          { id: 'edition', text: t('budget.edition') },
          { id: 'cost', text: t('budget.cost'), figures: true },
          { id: 'left', text: t('budget.left'), figures: true },
          { id: 'most', text: t('budget.most'), figures: true },
        ]}
        rows={offers.map((offer) => ({
          id: offer.edition,
          cells: [
            t(`editions.${offer.edition}`),
            amount(offer.costUsd),
            offer.remainingUsd === null ? t('budget.tooLittle') : amount(offer.remainingUsd),
            most(offer),
          ],
        }))}
      />
    </Section>
  )
}
