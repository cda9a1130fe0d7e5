import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { ShortcutBar } from '../ui/form/calculator-form.tsx'
import { useFormView } from '../ui/form/form-context.ts'
import { driveLabelsTB } from './engine.ts'

/** Exchanges the units, or takes a common drive label. */
export function Shortcuts() {
  const { t } = useTranslation('calculators/capacity')
  const { values, fill } = useFormView().state
  const { question, fromUnit = '', toUnit = '' } = values
  if (question !== 'drive')
    return (
      <ShortcutBar label={t('shortcuts.label')}>
        <Button size="small" onClick={() => fill({ fromUnit: toUnit, toUnit: fromUnit })}>
          {t('shortcuts.swap')}
        </Button>
      </ShortcutBar>
    )
  return (
    <ShortcutBar label={t('shortcuts.label')}>
      {driveLabelsTB.map((label) => (
        <Button key={label} size="small" onClick={() => fill({ labelValue: `${label}`, labelUnit: 'TB' })}>
          {`${label} TB`}
        </Button>
      ))}
    </ShortcutBar>
  )
}
