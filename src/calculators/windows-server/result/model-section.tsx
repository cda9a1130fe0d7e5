import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useMoney } from '../../ui/money/price-table.tsx'
import { FigureTable, Named, Tag } from '../../ui/result/figure-table.tsx'
import { Reason } from '../../ui/result/notes.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { ModelCost } from '../compare-models.ts'
import type { WindowsOutcome } from '../form.ts'

/** All licensing models side by side, the cheapest marked, and why. */
export function ModelSection({ outcome }: { outcome: WindowsOutcome }) {
  const { t } = useTranslation('calculators/windows-server')
  const { t: shared } = useTranslation('calculators/shared')
  const why = useWhy(outcome)
  const amount = useMoney(outcome.result.money)
  const format = useFormat()
  const years = format.number(outcome.input.years ?? 1)
  const costOf = ({ totalUsd }: ModelCost) => (totalUsd === null ? t('models.unknown') : amount(totalUsd))
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
            <Named key="name" note={t(`models.${option.model}.terms`)}>
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
