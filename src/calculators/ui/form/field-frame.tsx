import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { below, from } from '../../../widgets/media.ts'
import { useTexts } from '../texts.ts'
import type { ErrorValues, Field } from './fields.ts'
import { useFormView } from './form-context.ts'
import { readNumber } from './read-typed.ts'

/** Element ids of a field's parts; errors elsewhere on the page link to the input. */
export const inputId = (name: string) => `input-${name}`
export const hintId = (name: string) => `hint-${name}`

/** The place of a field in the form's grid; a tablet's two columns are wide enough for what is typed or opened. */
export const FieldControl = styled(FormControl)({
  '&[data-wide]': { gridColumn: '1 / -1' },
  [from('sm')]: { [below('md')]: { '&[data-wide=column]': { gridColumn: 'auto' } } },
})

/** Keeps the place of one line free below what is typed, so that an error moves nothing; what is chosen from buttons is hardly ever wrong. */
const Hint = styled(FormHelperText)({
  minHeight: '1.6em',
  marginBottom: 14,
  '[role=radiogroup] + &:empty, label + &:empty': { minHeight: 0, marginBottom: 18 },
})

interface FieldFrameProps {
  field: Field
  children: ReactNode
}

/** Label, input, and below it the help, or the error in its place. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const { label, error } = useFieldTexts(field)
  return (
    <FieldControl error={error !== undefined} data-wide={field.wide && 'column'}>
      <FormLabel htmlFor={inputId(field.name)}>{label}</FormLabel>
      {children}
      <FieldHint field={field} />
    </FieldControl>
  )
}

/** The line below an input that the input is described by. */
export function FieldHint({ field }: { field: Field }) {
  const { help, error } = useFieldTexts(field)
  return <Hint id={hintId(field.name)}>{error ?? help}</Hint>
}

/** What every input element tells assistive technology. */
export const useInputProps = (field: Field) => {
  const { errors } = useFormView()
  return {
    id: inputId(field.name),
    'aria-describedby': hintId(field.name),
    // Left out where it would be false, in place of MUI's own: a page has dozens of fields.
    'aria-invalid': errors[field.name] !== undefined || undefined,
  }
}

/** Whether a value exceeds the exact integers: a range that gives only a minimum would not explain that error. */
const isTooLarge = (value: string) => Number(readNumber(value)) > Number.MAX_SAFE_INTEGER

export interface FieldTexts {
  readonly label: string
  readonly help: string | undefined
  /** Unit in words, where the field has no symbol. */
  readonly unit: string | undefined
  /** What is wrong with the value, in the visitor's language. */
  readonly error: string | undefined
}

/** Puts the fields' labels in the place of their names. */
const withLabels = (values: ErrorValues = {}, own: (key: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'object' ? value.map((name) => own(`fields.${name}.label`)).join(' · ') : value,
    ]),
  )

/**
 * A field's words. An error is, in this order: the field's own text for the code (`errors.<field>.<code>`); for a value out of range, that
 * nothing calculates with it or the field's range (`fields.<field>.range`); the shared text for the code.
 */
export const useFieldTexts = (field: Field): FieldTexts => {
  const { own, shared, has } = useTexts()
  const { state, errors, errorValues } = useFormView()
  const { name } = field
  const given = (key: string) => (has(key) ? own(key) : undefined)
  const code = errors[name]
  const value = state.values[name] ?? ''
  const errorText = () => {
    const ownKey = `errors.${name}.${code}`
    if (has(ownKey)) return own(ownKey, { ...withLabels(errorValues, own), value })
    if (value.trim() === '') return shared('errors.empty')
    if (code === 'out-of-range' && isTooLarge(value)) return shared('errors.too-large', { value })
    if (code === 'out-of-range' && has(`fields.${name}.range`)) return own(`fields.${name}.range`)
    if (code === 'out-of-range' && (field.kind === 'choice' || field.kind === 'flag'))
      return shared('errors.no-choice', { value })
    return shared(`errors.${code}`, { value })
  }
  return {
    label: own(`fields.${name}.label`),
    help: given(`fields.${name}.help`),
    unit: given(`fields.${name}.unit`),
    error: code === undefined ? undefined : errorText(),
  }
}

/** Goes to the field without a trace in the address, which is there to be shared. */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** Leads to a field's control. */
export function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a href={`#${inputId(name)}`} onClick={focusTarget}>
      {children}
    </a>
  )
}
