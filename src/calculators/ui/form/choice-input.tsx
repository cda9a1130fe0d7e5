import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChoiceOptions } from './choice-options.tsx'
import { FieldFrame, useInputProps } from './field-frame.tsx'
import type { ChoiceField } from './fields.ts'
import { useFormView } from './form-context.ts'
import { Segments } from './segments.tsx'

/** One of several: a row of buttons or the system's own menu, which phones show best. */
export function ChoiceInput({ field }: { field: ChoiceField }) {
  return field.look === 'buttons' ? <Segments field={field} /> : <Menu field={field} />
}

function Menu({ field }: { field: ChoiceField }) {
  const { state, errors } = useFormView()
  const input = useInputProps(field)
  const value = state.values[field.name] ?? ''
  return (
    <FieldFrame field={field}>
      <NativeSelect
        value={value}
        error={errors[field.name] !== undefined}
        input={<OutlinedInput />}
        onChange={({ target }) => state.choose(field.name, target.value)}
        onBlur={state.settle}
        inputProps={input}
      >
        <ChoiceOptions field={field} value={value} />
      </NativeSelect>
    </FieldFrame>
  )
}
