import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { dotted } from '../../typography/dotted.ts'
import { useMoney, useMoneyInWords } from '../ui/money/money.tsx'
import { BudgetSection, OptionTable } from '../ui/money/options.tsx'
import { FigureTable, Named, TableSection, Tag } from '../ui/result/figure-table.tsx'
import { useFormat, useYears } from '../ui/texts.ts'
import type { WindowsAnswer } from './answer.ts'
import type { ModelCost } from './comparisons.ts'
import { azureRows, editionRows, useBeyondEssentials, useWindowsWords } from './figures.ts'

/** Compares Standard and Datacenter: licences, packs, cost. */
export function EditionTable({ answer }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number, list } = useFormat()
  const words = useWindowsWords()
  const amount = useMoney(answer.money)
  const packsOf = ({ packs16, packs2 }: ReturnType<typeof editionRows>[number]) =>
    list(
      [packs16 > 0 && words('packs16', packs16), packs2 > 0 && words('packs2', packs2)].filter(
        (text) => text !== false,
      ),
    )
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
      rows={editionRows(answer.result, answer.plan.hosts).map((row) => ({
        id: row.edition,
        current: row.edition === cheaperEdition,
        cells: [
          <Named isNoteBelow key="name" note={packsOf(row)}>
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

/** Compares all licensing models. */
export function ModelSection({ answer: { plan, models, money } }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const inWords = useMoneyInWords()
  const years = useYears()
  const beyond = useBeyondEssentials()
  const withoutCost = ({ id, totalUsd, offered }: ModelCost) => {
    if (!offered) return id === 'essentials' ? beyond(plan) : t('models.notOffered')
    if (totalUsd !== null) return undefined
    return t(id === 'essentials' ? 'models.enterPrice' : 'models.unknown')
  }
  /** Notes the terms, and the split of the total if the hosts' own Windows is licensed as well. */
  const noteOn = ({ id, totalUsd, hostsUsd, offered }: ModelCost) => {
    if (id === 'essentials' && !offered) return undefined
    const terms = t(`models.${id}.terms`)
    if (totalUsd === null || hostsUsd === 0) return terms
    const split = { vms: inWords(money, totalUsd - hostsUsd), hosts: inWords(money, hostsUsd) }
    return dotted([terms, t('models.split', split)])
  }
  return (
    <Section
      id="models"
      title={t('models.title')}
      intro={t('models.intro', { years: years(plan.years) })}
      room="wide"
      ground="cotton"
    >
      <OptionTable
        list="models"
        options={models}
        money={money}
        columns={{ what: t('models.model'), total: t('models.total') }}
        isCurrent={({ cheapest }) => cheapest}
        noteOn={noteOn}
        withoutCost={withoutCost}
      />
    </Section>
  )
}

/** Shows what the budget buys, edition by edition. */
export function Budget({ answer: { budget, money, offers } }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const named = offers?.map(({ edition, maxVmsPerHost, ...offer }) => ({
    ...offer,
    id: edition,
    name: t(`editions.${edition}`),
    most: maxVmsPerHost === null ? t('budget.unlimited') : number(maxVmsPerHost),
  }))
  const columns = { what: t('budget.edition'), most: t('budget.most') }
  return <BudgetSection budget={budget} money={money} columns={columns} offers={named} />
}

/** Shows the licences for VMs in Azure with Azure Hybrid Benefit; renders nothing without such VMs. */
export function AzureSection({ answer }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const { number } = useFormat()
  const years = useYears()
  const amount = useMoney(answer.money)
  const { hybridBenefitLicences: needed } = answer.result
  if (needed === undefined) return null
  return (
    <TableSection
      id="azure"
      title={t('azure.title')}
      intro={t('azure.intro', { needed: number(needed), years: years(answer.plan.years) })}
      columns={[
        { id: 'edition', text: t('editionTable.edition') },
        { id: 'buy', text: t('azure.toBuy'), figures: true },
        { id: 'cost', text: t('azure.cost'), figures: true },
      ]}
      rows={azureRows(answer.result).map(({ edition, toBuy, costUsd }) => ({
        id: edition,
        cells: [t(`editions.${edition}`), number(toBuy), costUsd === null ? '–' : amount(costUsd)],
      }))}
    />
  )
}
