import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame, useInputProps } from './field-frame.tsx'
import type { DateField } from './fields.ts'
import { useFormView } from './form-context.ts'

/** Whether the text is a day of the calendar; some engines take 30 February for 2 March. */
const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A date by the browser's own picker. It would hide a text that is no date, so such a text stands in a plain field. */
export function DateInput({ field }: { field: DateField }) {
  const { state, errors } = useFormView()
  const input = useInputProps(field)
  const value = state.values[field.name] ?? ''
  const asDate = value === '' || (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value))
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        type={asDate ? 'date' : 'text'}
        value={value}
        error={errors[field.name] !== undefined}
        onChange={({ target }) => state.type(field.name, target.value)}
        onBlur={state.settle}
        slotProps={{ input }}
      />
    </FieldFrame>
  )
}
