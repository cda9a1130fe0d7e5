import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { FieldHint, useInputProps } from './field-frame.tsx'
import type { FlagField } from './fields.ts'
import { useFormView } from './form-context.ts'
import { useFieldTexts } from './use-field-texts.ts'

const Cell = styled('div')({ gridColumn: '1 / -1' })

/** Yes or no. */
export function FlagInput({ field }: { field: FlagField }) {
  const { state } = useFormView()
  const { label } = useFieldTexts(field)
  const input = useInputProps(field)
  return (
    <Cell>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={state.values[field.name] === 'true'}
            onChange={({ target }) => state.choose(field.name, String(target.checked))}
            onBlur={state.settle}
            slotProps={{ input }}
          />
        }
      />
      <FieldHint field={field} />
    </Cell>
  )
}
