import Button from '@mui/material/Button'
import { useTexts } from '../texts.ts'
import { ShortcutBar } from './calculator-form.tsx'
import { useFormView } from './form-context.ts'

/** Exchanges the two units of a converter. */
export function SwapUnits() {
  const { own } = useTexts()
  const { values, fill } = useFormView().state
  const { fromUnit = '', toUnit = '' } = values
  return (
    <ShortcutBar label={own('shortcuts.label')}>
      <Button size="small" onClick={() => fill({ fromUnit: toUnit, toUnit: fromUnit })}>
        {own('shortcuts.swap')}
      </Button>
    </ShortcutBar>
  )
}
