import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Field } from './fields.ts'
import { useFormView } from './form-context.ts'
import { useFieldTexts } from './use-field-texts.ts'

/** Element ids of a field's parts; errors elsewhere on the page link to the input. */
export const inputId = (name: string) => `input-${name}`
export const hintId = (name: string) => `hint-${name}`

const Cell = styled('div')({
  minWidth: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
})

/** Keeps the place of one line free, so that an error moves nothing. */
const Hint = styled(FormHelperText)({ minHeight: '1.6em', marginBottom: 14 })

interface FieldFrameProps {
  field: Field
  children: ReactNode
}

/** Label, input, and below it the help, or the error in its place. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const { label } = useFieldTexts(field)
  return (
    <Cell data-wide={field.wide}>
      <FormLabel htmlFor={inputId(field.name)}>{label}</FormLabel>
      {children}
      <FieldHint field={field} />
    </Cell>
  )
}

/** The line below an input that the input is described by. */
export function FieldHint({ field }: { field: Field }) {
  const { help, error } = useFieldTexts(field)
  return (
    <Hint id={hintId(field.name)} error={error !== undefined}>
      {error ?? help}
    </Hint>
  )
}

/** What every input element tells assistive technology. */
export const useInputProps = (field: Field) => {
  const { errors } = useFormView()
  return {
    id: inputId(field.name),
    'aria-describedby': hintId(field.name),
    'aria-invalid': errors[field.name] !== undefined,
  }
}
