import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { EntryContext } from '../../../components/entry.ts'
import { useTexts } from '../texts.ts'
import type { FormState } from './use-form.ts'

/** Lets the visitor keep the form's prices in this browser. */
export function RememberFlag({ state: { remembered, values } }: { state: FormState }) {
  const { shared } = useTexts()
  const box = useRef<HTMLInputElement>(null)
  const wasDocument = useContext(EntryContext) === 'load'
  const keep = useEffectEvent(() => remembered.turn(true, values))
  // A tick set while the page was still a document stands in the control only. The address's values are rendered right after the effects.
  useEffect(() => {
    if (wasDocument && box.current?.checked) queueMicrotask(keep)
  }, [wasDocument])
  return (
    <div>
      <FormControlLabel
        label={shared('remember')}
        control={
          <Checkbox
            slotProps={{ input: { ref: box } }}
            checked={remembered.on}
            onChange={({ target }) => remembered.turn(target.checked, values)}
          />
        }
      />
    </div>
  )
}
