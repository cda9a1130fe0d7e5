import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isChoice, useChoiceText } from '../form/choice-input.tsx'
import { useFieldTexts } from '../form/field-frame.tsx'
import type { ChoiceField, Field, Form } from '../form/fields.ts'
import { useFormView } from '../form/form-context.ts'
import { shownGroups } from '../form/values.ts'
import { useFormat, useTexts } from '../texts.ts'

const Sheet = styled('div')({
  display: 'none',
  '@media print': { display: 'block', fontSize: '10pt' },
  '& dl': { columns: 2, margin: '8pt 0' },
  '& dl > div': { display: 'flex', gap: '8pt', breakInside: 'avoid' },
  '& dt': { fontWeight: 400 },
  '& dd': { fontWeight: 600 },
})

/** What the printed sheet shows in the form's place: the inputs as a list, the day and the address that leads back here. */
export function PrintedInputs({ form }: { form: Form<unknown> }) {
  const { shared } = useTexts()
  const { state } = useFormView()
  const printed = usePrinted()
  const format = useFormat()
  if (!printed) return null
  return (
    <Sheet>
      <p>{shared('inputs')}</p>
      <dl>
        {shownGroups(form, state.values)
          .flatMap(({ fields }) => fields)
          .map((field) => (
            <PrintedField key={field.name} field={field} />
          ))}
      </dl>
      <p>{`${format.date(printed.day)} · ${printed.address}`}</p>
    </Sheet>
  )
}

/** Day and address at the moment of printing; nothing at any other time. The browser takes the page as soon as its event is over. */
const usePrinted = () => {
  const [printed, setPrinted] = useState<{ day: string; address: string }>()
  useEffect(() => {
    const day = () => new Date().toISOString().slice(0, 10)
    const note = () => flushSync(() => setPrinted({ day: day(), address: location.href }))
    const forget = () => setPrinted(undefined)
    addEventListener('beforeprint', note)
    addEventListener('afterprint', forget)
    return () => {
      removeEventListener('beforeprint', note)
      removeEventListener('afterprint', forget)
    }
  }, [])
  return printed
}

/** A field left empty that nothing counts for was not asked: it is not printed. */
function PrintedField({ field }: { field: Field }) {
  const { label, unit } = useFieldTexts(field)
  const { state } = useFormView()
  const { shared } = useTexts()
  const typed = state.values[field.name] ?? ''
  const value = typed || (field.kind === 'number' && field.fallback?.(state.values)) || ''
  if (value.trim() === '') return null
  const symbol = 'unit' in field ? (field.unit ?? unit) : unit
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {field.kind === 'choice' ? (
          <PrintedChoice field={field} value={value} />
        ) : field.kind === 'flag' ? (
          shared(value === 'true' ? 'yes' : 'no')
        ) : (
          [value, symbol, field.kind === 'number' && field.units && state.values[field.units.name]]
            .filter(Boolean)
            .join(' ')
        )}
      </dd>
    </div>
  )
}

function PrintedChoice({ field, value }: { field: ChoiceField; value: string }) {
  const textOf = useChoiceText(field)
  return isChoice(field, value) ? textOf(value) : value
}

/** Opens everything folded on the page for printing and folds it again afterwards. */
export const useUnfoldedPrint = () => {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const unfold = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
      for (const details of opened) details.open = true
    }
    const fold = () => {
      for (const details of opened) details.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [])
}
