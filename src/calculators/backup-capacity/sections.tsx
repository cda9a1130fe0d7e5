import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { isInputError } from '../shared/input-error.ts'
import { type Fill, FillPatterns } from '../ui/charts/fills.tsx'
import { PartsTable } from '../ui/charts/shares.tsx'
import { Choose, FigureTable, PhoneOnly, type Row, ShareBar, Tag } from '../ui/result/figure-table.tsx'
import { useFormat } from '../ui/texts.ts'
import { chartOf, type FilledBy } from './chart.ts'
import { compareMethods, smallestMethods } from './engine.ts'
import type { BackupOutcome } from './form.ts'
import { backupMethods } from './input.ts'

/** The same data and retention with every method. */
export function MethodsSection({ outcome: { result } }: { outcome: BackupOutcome }) {
  const { t } = useTranslation('calculators/backup-capacity')
  const { number } = useFormat()
  const { plan } = result
  const { outcomes, smallest, largest } = useMemo(() => compare(plan), [plan])
  const rows = backupMethods.flatMap((method): Row[] => {
    const one = outcomes[method]
    if (isInputError(one)) return []
    const current = method === plan.method
    const name = t(`choices.method.${method}`)
    const tag = smallest.includes(method) && <Tag key="tag">{t('methods.least')}</Tag>
    return [
      {
        id: method,
        current,
        cells: [
          <Fragment key="name">
            {current ? (
              name
            ) : (
              <Choose name="method" value={method}>
                {name}
              </Choose>
            )}
            <PhoneOnly>{tag}</PhoneOnly>
          </Fragment>,
          <ShareBar key="bar" value={one.requiredPerCopyTB} of={largest} />,
          `${number(one.peakTB, 4)} TB`,
          number(one.peakPoints),
          `${number(one.totalAllCopiesTB, 4)} TB`,
          tag,
        ],
      },
    ]
  })
  return (
    <Section id="methods" title={t('methods.title')} intro={t('methods.intro')} room="wide">
      <FigureTable
        label={t('methods.title')}
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
    </Section>
  )
}

const compare = (plan: Parameters<typeof compareMethods>[0]) => {
  const outcomes = compareMethods(plan)
  const needs = backupMethods.map((method) => {
    const one = outcomes[method]
    return isInputError(one) ? 0 : one.requiredPerCopyTB
  })
  return { outcomes, smallest: smallestMethods(outcomes), largest: Math.max(...needs) }
}

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
