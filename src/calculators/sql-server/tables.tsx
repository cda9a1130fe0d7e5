import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { useMoney } from '../ui/money/money.tsx'
import { BudgetSection, useWhy } from '../ui/money/options.tsx'
import { FigureTable, Named, ShareBar, Tag } from '../ui/result/figure-table.tsx'
import { Footnote, Reason } from '../ui/result/notes.tsx'
import { useFormat } from '../ui/texts.ts'
import type { PaidAnswer } from './answer.ts'
import { isChosen, type OptionCost } from './comparisons.ts'
import {
  expressCores,
  expressDatabaseGB,
  expressMemoryMB,
  type SqlVersion,
  standardLimits,
  standardSockets,
} from './editions.ts'

/** Compares all ways to pay for both paid editions, marks the cheapest, and says why. */
export function OptionTable({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { t: shared } = useTranslation('calculators/shared')
  const why = useWhy('options', answer.options, answer.money)
  const amount = useMoney(answer.money)
  const format = useFormat()
  const years = format.number(answer.plan.years)
  const most = Math.max(...answer.options.map(({ totalUsd }) => totalUsd ?? 0))
  const costOf = ({ totalUsd, error }: OptionCost) => {
    if (error === 'model-not-available') return t('options.notSold')
    return totalUsd === null ? t('options.noPrice') : amount(totalUsd)
  }
  const noteOn = ({ id, warnings }: OptionCost) =>
    [t(`options.${id}.terms`), ...warnings.map((warning) => t(`shortWarnings.${warning}`))].join(' · ')
  return (
    <div id="options">
      <FigureTable
        label={t('options.title')}
        columns={[
          { id: 'way', text: t('bars.way') },
          { id: 'bar', text: t('bars.bar'), wideOnly: true },
          { id: 'total', text: t('bars.total'), figures: true },
        ]}
        rows={answer.options.map((option) => ({
          id: option.id,
          current: isChosen(option.id, answer.plan),
          cells: [
            <Named key="name" note={noteOn(option)}>
              {t(`options.${option.id}.name`)} {option.cheapest && <Tag>{shared('cheapest')}</Tag>}
            </Named>,
            option.totalUsd !== null && most > 0 && <ShareBar key="bar" value={option.totalUsd} of={most} />,
            costOf(option),
          ],
        }))}
      />
      {why && <Reason>{why}</Reason>}
      <Footnote>{t('options.intro', { years })}</Footnote>
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
    <Section
      id="limits"
      title={t('limits.title', { version: String(version) })}
      intro={t('limits.intro', { sockets: number(standardSockets) })}
      room="wide"
    >
      <FigureTable
        label={t('limits.title', { version: String(version) })}
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
    </Section>
  )
}
