import FormHelperText from '@mui/material/FormHelperText'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { MouseEvent, ReactNode } from 'react'
import { dotted } from '../../../typography/dotted.ts'
import { Text } from '../../../typography/text.ts'
import type { Bounds } from '../../shared/checks.ts'
import { dateBounds } from '../../shared/time.ts'
import type { Format } from '../format/format.ts'
import { useFormat, useTexts } from '../texts.ts'
import type { ErrorValues, Field } from './fields.ts'
import { useFormView } from './use-form.ts'

/** Element ids of a field's parts, matching MUI's TextField; errors elsewhere on the page link to the input. */
export const inputId = (name: string) => `input-${name}`
export const hintId = (name: string) => `${inputId(name)}-helper-text`

interface FieldTextProps
  extends Pick<TextFieldProps, 'children' | 'onBlur' | 'onKeyDown' | 'onPaste' | 'select' | 'type'> {
  field: Field
  onChange: (value: string) => void
  placeholder?: string | undefined
  inputMode?: 'decimal' | 'text'
  endAdornment?: ReactNode
  /** How a text that isn't a plain number was understood; shown in place of the help. */
  reading?: string | undefined
}

/** A text field or system menu: label, input, and below it the help or, in its place, the error. */
export function FieldText({ field, onChange, inputMode, endAdornment, reading, ...props }: FieldTextProps) {
  const { state } = useFormView()
  const { label, help, error } = useFieldTexts(field)
  return (
    <TextField
      id={inputId(field.name)}
      label={<Text>{label}</Text>}
      error={error !== undefined}
      helperText={textOf(error ?? reading ?? help)}
      data-wide={field.wide && 'column'}
      value={state.values[field.name] ?? ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={state.actions.endEntry}
      slotProps={{ htmlInput: { ...ariaInvalid(error), inputMode }, input: { endAdornment } }}
      {...props}
    />
  )
}

const textOf = (text: string | undefined) => text && <Text>{text}</Text>

/** The line below buttons or a checkbox that describes them. */
export function FieldHint({ field }: { field: Field }) {
  const { help, error } = useFieldTexts(field)
  const text = error ?? help
  return text && <FormHelperText id={hintId(field.name)}>{text}</FormHelperText>
}

/** Overrides MUI's attribute, which it writes even if false: a page has dozens of fields. */
export const ariaInvalid = (error: unknown) => ({ 'aria-invalid': error !== undefined || undefined })

/** ARIA attributes of buttons and checkboxes; a TextField sets its own. */
export const describedBy = (field: Field, { help, error }: FieldTexts) => ({
  'aria-describedby': error || help ? hintId(field.name) : undefined,
  ...ariaInvalid(error),
})

type FieldTexts = ReturnType<typeof useFieldTexts>

/** Replaces field names by their labels. */
const withLabels = (values: ErrorValues = {}, own: (key: string) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'object' ? dotted(value.map((name) => own(`fields.${name}.label`))) : value,
    ]),
  )

const withUnit = (limit: number, unit: string | undefined, format: Format) => {
  if (unit === 'USD' || unit === 'THB') return format.money(limit, unit, 0)
  const number = format.number(limit, 15)
  if (unit === undefined || unit === ': 1') return number
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`
}

/** Texts of a field's limits; the upper one includes the unit. */
const limitTexts = (field: Field, { min, above, max, below, most, unit }: Bounds, format: Format) => {
  const fieldUnit = field.kind === 'number' || field.kind === 'list' ? field.unit : undefined
  const lower = (limit: number | undefined) => (limit === undefined ? '' : format.number(limit, 15))
  const upper = (limit: number | undefined) =>
    limit === undefined ? '' : withUnit(limit, unit ?? fieldUnit, format)
  return { min: lower(min), above: lower(above), most: lower(most), max: upper(max), below: upper(below) }
}

/** Key of the shared text for such bounds. */
const rangeKey = ({ min, max, most }: Bounds) =>
  `${most === undefined ? '' : 'list-'}${min === undefined ? 'above' : 'min'}-${max === undefined ? 'below' : 'max'}`

/**
 * Texts of a field. An error is, in this order: the field's own text for the code (`errors.<field>.<code>`); for a value out of range, the
 * field's own text for that (`fields.<field>.range`) or its bounds in words; the shared text for the code.
 */
export const useFieldTexts = (field: Field) => {
  const { own, shared, has } = useTexts()
  const { state, errors, errorValues } = useFormView()
  const bounds = field.range
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
    /** The chosen value's own (`helps.<value>`), or else the field's. */
    help: given(`fields.${name}.helps.${value}`) ?? given(`fields.${name}.help`),
    /** Unit in words, if the field has no symbol. */
    unit: given(`fields.${name}.unit`),
    /** Error message in the visitor's language. */
    error: code === undefined ? undefined : errorText(),
  }
}

/** Focuses the field without changing the address, which is meant to be shared. */
const focusTarget = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  const id = event.currentTarget.hash.slice(1)
  if (focusField(id)) return
  // Folded fields are rendered when the browser is idle, which takes long on a slow phone.
  const filling = new MutationObserver(() => {
    if (focusField(id)) filling.disconnect()
  })
  const calculator = event.currentTarget.closest('article')
  // Observes the calculator only, so that leaving the page ends the wait.
  if (calculator) filling.observe(calculator, { childList: true, subtree: true })
}

/**
 * Unfolds and focuses a control.
 * @returns whether it is on the page
 */
export const focusField = (id: string): boolean => {
  const control = document.getElementById(id)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
  return control !== null
}

/** Links to a field's control. */
export function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a href={`#${inputId(name)}`} onClick={focusTarget}>
      {children}
    </a>
  )
}
