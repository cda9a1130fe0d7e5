import { memo, useMemo } from 'react'
import { ChoiceInput } from './choice-input.tsx'
import { DateInput } from './date-input.tsx'
import type { Field } from './fields.ts'
import { FlagInput } from './flag-input.tsx'
import { FormContext, type FormView, useFormActions, useFormView } from './form-context.ts'
import { NumberInput } from './number-input.tsx'

/** Everything of the form that a field shows, as one text: while it stays the same, the field does. */
const shownBy = (field: Field, { state: { values }, errors }: FormView) => {
  const of = (name: string) => [values[name], errors[name]]
  if (field.kind !== 'number') return JSON.stringify(of(field.name))
  return JSON.stringify([of(field.name), field.units && of(field.units.name), field.fallback?.(values)])
}

/** One field of the form. A keystroke draws only the field that it changes. */
export function FieldInput({ field }: { field: Field }) {
  const view = useFormView()
  return <Unchanging field={field} view={view} shown={shownBy(field, view)} />
}

interface UnchangingProps {
  field: Field
  view: FormView
  shown: string
}

const Unchanging = memo(
  function Unchanging({ field, view }: UnchangingProps) {
    const actions = useFormActions()
    // What is not drawn again keeps an old view: its values are still right, its actions would act on an old state.
    const own = useMemo(() => ({ ...view, state: { ...view.state, ...actions } }), [view, actions])
    return (
      <FormContext value={own}>
        <Input field={field} />
      </FormContext>
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
  }
}
