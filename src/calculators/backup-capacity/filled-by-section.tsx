import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { type Fill, FillPatterns } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/parts-table.tsx'
import { useFormat } from '../ui/texts.ts'
import { chartOf } from './engine.ts'
import type { FilledBy } from './filled-by.ts'
import type { BackupOutcome } from './form.ts'

const fillOf: Readonly<Record<FilledBy['id'], Fill>> = {
  fulls: 'marigold',
  changes: 'hatched',
  archived: 'light',
  working: 'dotted',
  headroom: 'barred',
}

/** What fills the storage of one copy at its fullest. */
export function FilledBySection({ outcome: { result } }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  const { filledBy } = chartOf(result.plan)
  return (
    <Section id="filled-by" title={t('filledBy.title')} intro={t('filledBy.intro')} room="wide">
      <FillPatterns />
      <PartsTable
        parts={filledBy.map(({ id, sizeTB }) => ({
          id,
          name: t(`filledBy.${id}`),
          fill: fillOf[id],
          value: sizeTB,
        }))}
        valueText={(value) => `${number(value, 5)} TB`}
        texts={{
          label: t('filledBy.part'),
          value: t('filledBy.size'),
          share: t('filledBy.share'),
          total: t('filledBy.total'),
        }}
      />
    </Section>
  )
}
