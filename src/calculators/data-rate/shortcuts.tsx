import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../ui/form/calculator-form.tsx'
import { useFormView } from '../ui/form/form-context.ts'

const rates = ['100 Mbit/s', '1 Gbit/s', '10 Gbit/s', '100 Gbit/s']

/** Exchanges the units, or takes a common line rate. */
export function Shortcuts() {
  const { t } = useTranslation('calculators/data-rate')
  const { values, fill } = useFormView().state
  const { fromUnit = '', toUnit = '' } = values
  const take = (rate: string) => {
    const [value = '', unit = ''] = rate.split(' ')
    fill({ value, fromUnit: unit })
  }
  return (
    <ShortcutBar label={t('shortcuts.label')}>
      <Button size="small" onClick={() => fill({ fromUnit: toUnit, toUnit: fromUnit })}>
        {t('shortcuts.swap')}
      </Button>
      {rates.map((rate) => (
        <Button key={rate} size="small" onClick={() => take(rate)}>
          {rate}
        </Button>
      ))}
    </ShortcutBar>
  )
}
