import NativeSelect from '@mui/material/NativeSelect'
import { styled } from '@mui/material/styles'
import { useTexts } from '../texts.ts'
import { ChoiceOptions } from './choice-options.tsx'
import { hintId, inputId } from './field-frame.tsx'
import type { ChoiceField } from './fields.ts'
import { useFormView } from './form-context.ts'

const Select = styled(NativeSelect)({
  flex: 'none',
  maxWidth: '60%',
  marginInlineEnd: -10,
  paddingInlineStart: 8,
  borderInlineStart: '1px solid var(--palette-line)',
  '& select': { fontFamily: 'var(--font-mono)', fontSize: 'var(--type-small)' },
  '& select:focus-visible': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
})

/** The unit of a number, in the same frame as the number. */
export function UnitSelect({ field }: { field: ChoiceField }) {
  const { own } = useTexts()
  const { state, errors } = useFormView()
  const value = state.values[field.name] ?? ''
  const wrong = errors[field.name] !== undefined
  return (
    <Select
      disableUnderline
      value={value}
      error={wrong}
      onChange={({ target }) => state.choose(field.name, target.value)}
      onBlur={state.settle}
      inputProps={{
        id: inputId(field.name),
        'aria-label': own(`fields.${field.name}.label`),
        'aria-invalid': wrong,
        ...(wrong && { 'aria-describedby': hintId(field.name) }),
      }}
    >
      <ChoiceOptions field={field} value={value} />
    </Select>
  )
}
