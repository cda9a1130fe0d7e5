import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTexts } from '../texts.ts'
import type { FormState } from './use-form.ts'

/** Lets the visitor keep the form's prices in this browser. */
export function RememberFlag({ state: { remembered, values } }: { state: FormState }) {
  const { shared } = useTexts()
  return (
    <div>
      <FormControlLabel
        label={shared('remember')}
        control={
          <Checkbox
            checked={remembered.on}
            onChange={({ target }) => remembered.turn(target.checked, values)}
          />
        }
      />
    </div>
  )
}
