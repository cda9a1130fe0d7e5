import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import type { ListPrice } from '../../shared/list-price.ts'
import type { Source } from '../../shared/source.ts'
import { useFormat } from '../format/use-format.ts'
import { FigureTable } from '../result/figure-table.tsx'
import { Named } from '../result/named.tsx'
import { useTexts } from '../texts.ts'

/** A price as the calculation used it. */
export interface UsedPrice {
  readonly field: string
  /** In USD; nothing where none is known. */
  readonly usd: number | undefined
  /** Its list price; nothing where none is published. */
  readonly list:
    | Pick<ListPrice<string, number>, 'usd' | 'asOf' | 'source' | 'confidence' | 'derived'>
    | undefined
}

interface PriceTableProps {
  prices: readonly UsedPrice[]
  sources: readonly Source[]
}

/** Every price that was used, the list price behind it, its date and where it was read. */
export function PriceTable({ prices, sources }: PriceTableProps) {
  const { own, shared } = useTexts()
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  const amount = (usd: number | undefined) => (usd === undefined ? '–' : format.money(usd, 'USD'))
  const origin = ({ list }: UsedPrice) => {
    if (!list) return t('money.none')
    const source = sources.find(({ id }) => id === list.source)?.name ?? t('money.unpublished')
    return [
      t('money.list', { amount: amount(list.usd) }),
      list.derived ? t('money.derived') : source,
      format.month(list.asOf),
      shared(`money.confidence.${list.confidence}`),
    ].join(' · ')
  }
  return (
    <Section id="prices" title={t('money.title')} intro={t('money.intro')} room="wide">
      <FigureTable
        label={t('money.title')}
        columns={[
          { id: 'price', text: t('money.price') },
          { id: 'used', text: t('money.used'), figures: true },
        ]}
        rows={prices.map((price) => ({
          id: price.field,
          current: price.usd !== price.list?.usd,
          cells: [
            <Named key="name" note={origin(price)}>
              {own(`fields.${price.field}.label`)}
            </Named>,
            amount(price.usd),
          ],
        }))}
      />
    </Section>
  )
}
