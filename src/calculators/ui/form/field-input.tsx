import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import { memo } from 'react'
import { Text } from '../../../typography/text.ts'
import { isDay } from '../../shared/time.ts'
import { ChoiceInput } from './choice-input.tsx'
import { describedBy, FieldHint, FieldText, inputId, useFieldTexts } from './field-frame.tsx'
import type { DateField, Field, FlagField } from './fields.ts'
import { NumberInput } from './number-input.tsx'
import { FieldContext, type FormView, useFormView } from './use-form.ts'

/** Serialises the parts of the form's state that a field shows; the field is re-rendered only if this changes. */
const shownBy = (field: Field, { state: { values }, errors, errorValues }: FormView) => {
  const of = (name: string) => [values[name], errors[name], errors[name] && errorValues]
  if (field.kind === 'choice') return JSON.stringify([of(field.name), field.impossible?.(values)])
  if (field.kind !== 'number') return JSON.stringify(of(field.name))
  return JSON.stringify([of(field.name), field.units && of(field.units.name), field.fallback?.(values)])
}

/** One field of the form. A keystroke re-renders only the field it changes. */
export function FieldInput({ field }: { field: Field }) {
  const view = useFormView()
  return <MemoField field={field} view={view} shown={shownBy(field, view)} />
}

interface MemoFieldProps {
  field: Field
  view: FormView
  shown: string
}

const MemoField = memo(
  function MemoField({ field, view }: MemoFieldProps) {
    // A field that isn't re-rendered keeps an old view, but everything it shows is still valid.
    return (
      <FieldContext value={view}>
        <Input field={field} />
      </FieldContext>
    )
  },
  (one, other) => one.field === other.field && one.shown === other.shown,
)

function Input({ field }: { field: Field }) {
  switch (field.kind) {
    case 'number':
    case 'list':
      return <NumberInput field={field} />
    case 'choice':
      return <ChoiceInput field={field} />
    case 'flag':
      return <FlagInput field={field} />
    case 'date':
      return <DateInput field={field} />
    case 'part':
      return null
  }
}

/** A date in the browser's own picker. The picker would hide an invalid date, so such a text gets a plain field. */
function DateInput({ field }: { field: DateField }) {
  const { state } = useFormView()
  const value = state.values[field.name] ?? ''
  const asDate = value === '' || isDay(value)
  return (
    <FieldText
      field={field}
      type={asDate ? 'date' : 'text'}
      onChange={(typed) => state.actions.type(field.name, typed)}
    />
  )
}

/** A checkbox. */
function FlagInput({ field }: { field: FlagField }) {
  const { state } = useFormView()
  const texts = useFieldTexts(field)
  return (
    <FormControl error={texts.error !== undefined} data-wide>
      <FormControlLabel
        label={<Text>{texts.label}</Text>}
        control={
          <Checkbox
            checked={state.values[field.name] === 'true'}
            onChange={({ target }) => state.actions.choose(field.name, String(target.checked))}
            onBlur={state.actions.endEntry}
            slotProps={{ input: { id: inputId(field.name), ...describedBy(field, texts) } }}
          />
        }
      />
      <FieldHint field={field} />
    </FormControl>
  )
}
