import Button from '@mui/material/Button'
import { ShortcutBar } from '../../calculators/ui/form/calculator-form.tsx'
import { useFormActions } from '../../calculators/ui/form/use-form.ts'
import { prices } from '../prices.ts'
import { useWords } from './figures.ts'

const noItems = Object.fromEntries(prices.items.map(({ id }) => [id, '']))

/** Fills the form with a usual order. */
export function Presets() {
  const { own } = useWords()
  const { fill } = useFormActions()
  return (
    <ShortcutBar label={own('presets.label')}>
      {prices.presets.map(({ id, items, term, support }) => {
        const quantities = Object.fromEntries(
          Object.entries(items).map(([item, count]) => [item, `${count}`]),
        )
        return (
          <Button
            key={id}
            size="small"
            onClick={() => fill({ ...noItems, ...quantities, term: `${term}`, support })}
          >
            {own(`presets.${id}`)}
          </Button>
        )
      })}
    </ShortcutBar>
  )
}
