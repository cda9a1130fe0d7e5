import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../format/use-format.ts'

const Line = styled('p')({ fontSize: 'var(--type-label)', lineHeight: 1.6, color: 'var(--palette-muted)' })

/** What a cost on the page is, and what it is not. */
export function Estimate({ asOf }: { asOf: string }) {
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  return <Line>{t('money.estimate', { month: format.month(asOf) })}</Line>
}
