import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BreakEvenChart, BreakEvenTable } from '../ui/money/break-even.tsx'
import { Fold } from '../ui/result/notes.tsx'
import type { WindowsAnswer } from './answer.ts'
import { breakEvenAt, chartEnd, tableCounts } from './comparisons.ts'

const Figure = styled('figure')({
  minWidth: 0,
  '& > figcaption': { fontSize: 'var(--type-small)', color: 'var(--palette-muted)', marginBottom: 16 },
  '& > details': { marginTop: 16 },
})

/** Shows where Datacenter becomes cheaper than Standard: both costs by VM count, as a chart and as figures. */
export function BreakEven({ answer: { plan, result, money } }: { answer: WindowsAnswer }) {
  const { t } = useTranslation('calculators/windows-server')
  const { datacenterCheaperFromVmsPerHost: from = null, vmsToCoverPerHost: entered } = result
  const at = (count: number) => breakEvenAt(plan, count) ?? []
  const charted = useMemo(
    () =>
      Array.from(
        { length: chartEnd(from, entered) + 1 },
        (_, count) => breakEvenAt(plan, count) ?? [],
      ).flat(),
    [plan, from, entered],
  )
  const ways = [
    { id: 'standard', name: t('editions.standard') },
    { id: 'datacenter', name: t('editions.datacenter') },
  ] as const
  return (
    <Figure>
      <figcaption>{t('breakEven.intro')}</figcaption>
      <BreakEvenChart
        ways={ways}
        points={charted}
        money={money}
        stepped
        marks={[
          [entered, (vms) => t('breakEven.own', { vms })],
          [from, (vms) => t('breakEven.from', { from: vms })],
        ]}
      />
      <Fold title={t('breakEven.figures')}>
        <BreakEvenTable
          ways={ways}
          points={tableCounts(from, entered).flatMap(at)}
          money={money}
          current={entered}
          equal={t('editions.equal')}
        />
      </Fold>
    </Figure>
  )
}
