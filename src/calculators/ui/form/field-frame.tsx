import FormControl from '@mui/material/FormControl'
import FormHelperText, { formHelperTextClasses } from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { MouseEvent, ReactNode } from 'react'
import { Text } from '../../../typography/text.ts'
import { below, from } from '../../../widgets/media.ts'
import type { Bounds } from '../../shared/checks.ts'
import { dateBounds } from '../../shared/time.ts'
import type { Format } from '../format/format.ts'
import { useFormat, useTexts } from '../texts.ts'
import { boundsOf, type ErrorValues, type Field } from './fields.ts'
import { useFormView } from './use-form.ts'

/** Element ids of a field's parts, as MUI's TextField names them; errors elsewhere on the page link to the input. */
export const inputId = (name: string) => `input-${name}`
export const hintId = (name: string) => `${inputId(name)}-helper-text`

/** Where a field stands in the form's grid; a tablet's two columns are wide enough for what is typed or opened. */
export const place = {
  marginBottom: 14,
  '&[data-wide]': { gridColumn: '1 / -1' },
  [from('sm')]: { [below('md')]: { '&[data-wide=column]': { gridColumn: 'auto' } } },
}

/** The frame of a choice from buttons, or of a box; without a line below, since these are hardly ever wrong. */
export const FieldControl = styled(FormControl)({
  ...place,
  '& > [role=radiogroup]:last-child, & > label:last-child': { marginBottom: 7 },
})

/** Keeps the line below free that is not there yet, so that an error moves nothing. */
export const lineBelow = {
  [`&:not(:has(.${formHelperTextClasses.root}))`]: { marginBottom: `calc(1.6 * var(--type-label) + 17px)` },
}

const PlacedTextField = styled(TextField)({ ...place, ...lineBelow })

interface FieldTextProps
  extends Pick<TextFieldProps, 'children' | 'onBlur' | 'onKeyDown' | 'onPaste' | 'select' | 'type'> {
  field: Field
  onChange: (value: string) => void
  placeholder?: string | undefined
  inputMode?: 'decimal' | 'text'
  endAdornment?: ReactNode
  /** How a text is read that is no plain number; stands in place of the help. */
  reading?: string | undefined
}

/** What is typed, or chosen from the system's menu: label, input, and below it the help, or the error in its place. */
export function FieldText({ field, onChange, inputMode, endAdornment, reading, ...props }: FieldTextProps) {
  const { state } = useFormView()
  const { label, help, error } = useFieldTexts(field)
  return (
    <PlacedTextField
      id={inputId(field.name)}
      label={<Text>{label}</Text>}
      error={error !== undefined}
      helperText={textOf(error ?? reading ?? help)}
      data-wide={field.wide && 'column'}
      value={state.values[field.name] ?? ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={state.actions.settle}
      slotProps={{ htmlInput: { ...ariaInvalid(error), inputMode }, input: { endAdornment } }}
      {...props}
    />
  )
}

const textOf = (text: string | undefined) => text && <Text>{text}</Text>

/** The line below buttons or a box that describes them. */
export function FieldHint({ field }: { field: Field }) {
  const { help, error } = useFieldTexts(field)
  const text = error ?? help
  return text && <FormHelperText id={hintId(field.name)}>{text}</FormHelperText>
}

/** Left out where it would be false, in place of MUI's own: a page has dozens of fields. */
export const ariaInvalid = (error: unknown) => ({ 'aria-invalid': error !== undefined || undefined })

/** What buttons and boxes tell assistive technology; a TextField does so by itself. */
export const describedBy = (field: Field, { help, error }: FieldTexts) => ({
  'aria-describedby': error || help ? hintId(field.name) : undefined,
  ...ariaInvalid(error),
})

interface FieldTexts {
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

const withUnit = (limit: number, unit: string | undefined, format: Format) => {
  if (unit === 'USD' || unit === 'THB') return format.money(limit, unit, 0)
  const number = format.number(limit, 15)
  if (unit === undefined || unit === ': 1') return number
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`
}

/** The limits of a field as its texts name them; the upper one has the unit. */
const limitTexts = (field: Field, { min, above, max, below, most, unit }: Bounds, format: Format) => {
  const own = field.kind === 'number' || field.kind === 'list' ? field.unit : undefined
  const lower = (limit: number | undefined) => (limit === undefined ? '' : format.number(limit, 15))
  const upper = (limit: number | undefined) =>
    limit === undefined ? '' : withUnit(limit, unit ?? own, format)
  return { min: lower(min), above: lower(above), most: lower(most), max: upper(max), below: upper(below) }
}

/** Which of the shared texts tells such bounds. */
const rangeKey = ({ min, max, most }: Bounds) =>
  `${most === undefined ? '' : 'list-'}${min === undefined ? 'above' : 'min'}-${max === undefined ? 'below' : 'max'}`

/**
 * A field's words. An error is, in this order: the field's own text for the code (`errors.<field>.<code>`); for a value out of range, the
 * field's own text for that (`fields.<field>.range`) or what its bounds say; the shared text for the code.
 */
export const useFieldTexts = (field: Field): FieldTexts => {
  const { own, shared, has } = useTexts()
  const { state, errors, errorValues } = useFormView()
  const bounds = boundsOf(state.actions.form, field)
  const format = useFormat()
  const { name } = field
  const given = (key: string) => (has(key) ? own(key) : undefined)
  const code = errors[name]
  const value = state.values[name] ?? ''
  const errorText = () => {
    const ownKey = `errors.${name}.${code}`
    if (has(ownKey)) return own(ownKey, { ...withLabels(errorValues, own), value })
    if (value.trim() === '') return shared('errors.empty')
    if (code === 'out-of-range' && has(`fields.${name}.range`))
      return own(`fields.${name}.range`, bounds && limitTexts(field, bounds, format))
    if (field.kind === 'date') return shared('ranges.date', dateBounds)
    if (code === 'out-of-range' && bounds)
      return shared(`ranges.${rangeKey(bounds)}`, limitTexts(field, bounds, format))
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
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  target?.closest('details')?.setAttribute('open', '')
  target?.focus()
}

/** Leads to a field's control. */
export function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a href={`#${inputId(name)}`} onClick={focusTarget}>
      {children}
    </a>
  )
}
