import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { FigureTable } from '../../ui/result/figure-table.tsx'
import { useFormat } from '../../ui/texts.ts'
import type { SqlVersion } from '../editions.ts'
import { expressCores, expressDatabaseGB, standardLimits, standardSockets } from '../limits.ts'

/** What one instance of each edition uses at most. */
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
            cells: [t('choices.edition.standard'), number(cores), `${number(memoryGB)} GB`, open],
          },
          {
            id: 'express',
            cells: [
              t('choices.edition.express'),
              number(expressCores),
              '–',
              `${number(expressDatabaseGB[version])} GB`,
            ],
          },
        ]}
      />
    </Section>
  )
}
