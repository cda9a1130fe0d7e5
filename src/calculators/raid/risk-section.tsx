import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../components/section.tsx'
import { below, from } from '../../widgets/media.ts'
import { ChanceGrid } from '../ui/charts/shares.tsx'
import { largeFigure, Maths } from '../ui/result/figures.tsx'
import { useDuration, useFormat } from '../ui/texts.ts'
import type { RaidOutcome } from './answer.ts'
import { levelName } from './levels.ts'
import { exposedFor, hoursPerYear, rebuildStyle } from './reliability.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: '32px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  // Rows without holes.
  [from('sm')]: { [below('lg')]: { '&:has(> :nth-of-type(4))': { gridTemplateColumns: 'repeat(2, 1fr)' } } },
  '@media print': { breakInside: 'avoid' },
})

const Card = styled('div')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  '& h3': { fontSize: 'var(--type-small)' },
  '& [data-value]': { ...largeFigure, fontSize: 'var(--type-title)', lineHeight: 1.3 },
  '& p:not([data-value])': { fontSize: 'var(--type-small)', color: 'var(--palette-muted)' },
})

/** Shows the probability of a read error separately from that of data loss. */
export function RiskSection({ outcome: { result } }: { outcome: RaidOutcome }) {
  const { t } = useTranslation('calculators/raid')
  const { number, percent } = useFormat()
  const duration = useDuration(rebuildStyle)
  const { plan, result: raid } = result
  const level = levelName(plan.level)
  const { pUreRebuild, pSecondFailure, ureIsDataLoss, rebuildReadTB } = raid
  if (rebuildReadTB === null)
    return (
      <Section id="risk" title={t('risk.title')}>
        <p>{t('risk.nothing', { level })}</p>
      </Section>
    )
  const exposedHours = exposedFor(plan, raid.rebuildHours ?? null)
  const { mttdlHours, mttdlReadErrorsHours, pLossPerYear } = raid
  const years = (hours: number) => number(hours / hoursPerYear, 3)
  if (pUreRebuild == null || rebuildReadTB === undefined) return null
  return (
    <Section id="risk" title={t('risk.title')} intro={t('risk.intro')} room="wide">
      <Columns>
        <Chance title={t('risk.readError')} chance={pUreRebuild}>
          {t('risk.readErrorText', { read: number(rebuildReadTB), exponent: plan.ureExponent ?? 15 })}
        </Chance>
        {ureIsDataLoss ? (
          <Chance title={t('risk.dataLoss')} chance={pUreRebuild}>
            {t('risk.dataLossText', { level })}
          </Chance>
        ) : (
          <Risk title={t('risk.dataLoss')} value={t('risk.covered')}>
            {t('risk.coveredText', { level, tolerance: raid.faultToleranceMin })}
          </Risk>
        )}
        {pSecondFailure != null && exposedHours != null && (
          <Chance title={t('risk.secondDisk')} chance={pSecondFailure}>
            {t('risk.secondDiskText', { time: duration(exposedHours * 3600) })}
          </Chance>
        )}
        {mttdlHours != null && pLossPerYear != null && (
          <Risk title={t('risk.lossPerYear')} value={percent(pLossPerYear, 3)}>
            {t(mttdlReadErrorsHours == null ? 'risk.mttdl' : 'risk.mttdlBoth', {
              disks: years(mttdlHours),
              both: years(mttdlReadErrorsHours ?? mttdlHours),
            })}
          </Risk>
        )}
      </Columns>
    </Section>
  )
}

interface RiskProps {
  title: string
  value: string
  picture?: ReactNode
  children: string
}

function Risk({ title, value, picture, children }: RiskProps) {
  return (
    <Card>
      <h3>{title}</h3>
      <p data-value>
        <Maths>{value}</Maths>
      </p>
      {picture}
      <p>
        <Maths>{children}</Maths>
      </p>
    </Card>
  )
}

function Chance({ chance, ...risk }: Omit<RiskProps, 'value' | 'picture'> & { chance: number }) {
  const { percent } = useFormat()
  return <Risk {...risk} value={percent(chance, 3)} picture={<ChanceGrid chance={chance} />} />
}
