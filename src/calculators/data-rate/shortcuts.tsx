import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../ui/form/calculator-form.tsx'
import { useFormView } from '../ui/form/form-context.ts'

/** Exchanges the units. */
export function Shortcuts() {
  const { t } = useTranslation('calculators/data-rate')
  const { values, fill } = useFormView().state
  const { fromUnit = '', toUnit = '' } = values
  return (
    <ShortcutBar label={t('shortcuts.label')}>
      <Button size="small" onClick={() => fill({ fromUnit: toUnit, toUnit: fromUnit })}>
        {t('shortcuts.swap')}
      </Button>
    </ShortcutBar>
  )
}
