import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { FillPatterns } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { Choose, ShareBar, TableSection, Tag } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import type { BackupCapacityAnswer } from './answer.ts'
import { compareMethods } from './engine.ts'
import { useFilledBy } from './figures.ts'
import type { BackupPlan } from './plan.ts'

/** Compares all methods on the same data and retention. */
export function MethodsSection({ plan }: { plan: BackupPlan }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  const methods = useMemo(() => compareMethods(plan), [plan])
  const largest = Math.max(...methods.map(({ result }) => result.requiredPerCopyTB))
  const rows = methods.map(({ method, result, least }) => {
    const current = method === plan.method
    const tag = least && <Tag key="tag">{t('methods.least')}</Tag>
    return {
      id: method,
      current,
      cells: [
        <Choose key="name" name="method" value={method} current={current} tags={tag ? [tag] : []}>
          {t(`choices.method.${method}`)}
        </Choose>,
        <ShareBar key="bar" value={result.requiredPerCopyTB} of={largest} />,
        `${number(result.peakTB, 4)} TB`,
        number(result.peakPoints),
        `${number(result.totalAllCopiesTB, 4)} TB`,
        tag,
      ],
    }
  })
  return (
    <TableSection
      id="methods"
      title={t('methods.title')}
      intro={t('methods.intro')}
      columns={[
        { id: 'method', text: t('fields.method.label') },
        { id: 'bar', text: t('methods.bar'), wideOnly: true },
        { id: 'peak', text: t('figures.peak'), figures: true },
        { id: 'points', text: t('methods.points'), figures: true },
        { id: 'total', text: t('methods.total'), figures: true },
        { id: 'best', text: t('methods.best'), wideOnly: true },
      ]}
      rows={rows}
    />
  )
}

/** Shows what fills one copy's storage at its peak. */
export function FilledBySection({ answer }: { answer: BackupCapacityAnswer }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  return (
    <Section id="filled-by" title={t('filledBy.title')} intro={t('filledBy.intro')} room="wide">
      <FillPatterns />
      <PartsTable
        parts={useFilledBy()(answer)}
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
