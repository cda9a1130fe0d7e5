import { useTranslation } from 'react-i18next'
import { dotted } from '../../typography/dotted.ts'
import { BudgetSection, OptionTable } from '../ui/money/options.tsx'
import { TableSection } from '../ui/result/figure-table.tsx'
import { Footnote } from '../ui/result/notes.tsx'
import { useFormat, useYears } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { isChosen } from './comparisons.ts'
import {
  expressCores,
  expressDatabaseGB,
  expressMemoryMB,
  type SqlVersion,
  standardLimits,
  standardSockets,
} from './editions.ts'

/** Compares all ways to pay for both paid editions. */
export function WaysToPay({ answer: { plan, options, money } }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const years = useYears()
  return (
    <div id="options">
      <OptionTable
        list="options"
        options={options}
        money={money}
        columns={{ what: t('bars.way'), bar: t('bars.bar'), total: t('bars.total') }}
        isCurrent={({ id }) => isChosen(id, plan)}
        noteOn={({ id, warnings }) =>
          dotted([t(`options.${id}.terms`), ...warnings.map((warning) => t(`shortWarnings.${warning}`))])
        }
        withoutCost={({ totalUsd, error }) => {
          if (error === 'model-not-available') return t('options.notSold')
          return totalUsd === null ? t('options.noPrice') : undefined
        }}
      />
      <Footnote>{t('options.intro', { years: years(plan.years) })}</Footnote>
    </div>
  )
}

/** Shows what the budget buys, option by option, cheapest first. */
export function Budget({ answer: { budget, offers, money } }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const named = offers?.map((offer) => ({ ...offer, name: t(`options.${offer.id}.name`) }))
  return <BudgetSection budget={budget} money={money} columns={{ what: t('bars.way') }} offers={named} />
}

/** Shows the limits of one instance of each edition. */
export function LimitSection({ version }: { version: SqlVersion }) {
  const { t } = useTranslation('calculators/sql-server')
  const { number } = useFormat()
  const { cores, memoryGB } = standardLimits[version]
  const open = t('limits.open')
  return (
    <TableSection
      id="limits"
      isFoldedOnPhones
      title={t('limits.title', { version: String(version) })}
      intro={t('limits.intro', { sockets: number(standardSockets) })}
      columns={[
        { id: 'edition', text: t('limits.edition') },
        { id: 'cores', text: t('limits.cores'), figures: true },
        { id: 'memory', text: t('limits.memory'), figures: true },
        { id: 'database', text: t('limits.database'), figures: true },
      ]}
      rows={[
        { id: 'enterprise', cells: [t('choices.edition.enterprise'), open, open, open] },
        {
          id: 'standard',
          cells: [t('choices.edition.standard'), number(cores), `${number(memoryGB)}\u00a0GB`, open],
        },
        {
          id: 'express',
          cells: [
            t('choices.edition.express'),
            number(expressCores),
            `${number(expressMemoryMB)}\u00a0MB`,
            `${number(expressDatabaseGB[version])}\u00a0GB`,
          ],
        },
      ]}
    />
  )
}
