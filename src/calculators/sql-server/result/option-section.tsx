import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable, Named, Tag } from '../../ui/result/figure-table.tsx'
import { Reason } from '../../ui/result/notes.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { PaidAnswer } from '../answer.ts'
import { isChosen } from '../chosen-option.ts'
import type { OptionCost } from '../compare-options.ts'

/** All licensing models of both paid editions side by side, the cheapest marked, and why. */
export function OptionSection({ answer }: { answer: PaidAnswer }) {
  const { t } = useTranslation('calculators/sql-server')
  const { t: shared } = useTranslation('calculators/shared')
  const why = useWhy(answer)
  const amount = useMoney(answer.money)
  const format = useFormat()
  const years = format.number(answer.core.years ?? 1)
  const costOf = ({ totalUsd, error }: OptionCost) => {
    if (error === 'model-not-available') return t('options.notSold')
    return totalUsd === null ? t('options.noPrice') : amount(totalUsd)
  }
  const noteOn = ({ id, warnings }: OptionCost) =>
    [t(`options.${id}.terms`), ...warnings.map((warning) => t(`shortWarnings.${warning}`))].join(' · ')
  return (
    <Section id="options" title={t('options.title')} intro={t('options.intro', { years })} room="wide">
      <FigureTable
        label={t('options.title')}
        columns={[
          { id: 'way', text: t('bars.way') },
          { id: 'total', text: t('bars.total'), figures: true },
        ]}
        rows={answer.options.map((option) => ({
          id: option.id,
          current: isChosen(option.id, answer.core),
          cells: [
            <Named key="name" note={noteOn(option)}>
              {t(`options.${option.id}.name`)} {option.cheapest && <Tag>{shared('cheapest')}</Tag>}
            </Named>,
            costOf(option),
          ],
        }))}
      />
      {why && <Reason>{why}</Reason>}
    </Section>
  )
}

/** The cheapest way, how far ahead it is, and the reason. */
const useWhy = ({ options, money }: PaidAnswer): string | undefined => {
  const { t } = useTranslation('calculators/sql-server')
  const amount = useMoney(money)
  const [first, second] = options
    .flatMap(({ id, totalUsd }) => (totalUsd === null ? [] : [{ id, totalUsd }]))
    .sort((a, b) => a.totalUsd - b.totalUsd)
  if (!first || !second || first.totalUsd === second.totalUsd) return undefined
  return [
    t('options.why', {
      cheapest: t(`options.${first.id}.name`),
      next: t(`options.${second.id}.name`),
      difference: amount(second.totalUsd - first.totalUsd),
    }),
    t(`options.${first.id}.because`),
  ].join(' ')
}
