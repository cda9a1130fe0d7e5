import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { forFingers, withoutApp } from '../../../widgets/media.ts'
import { useTexts } from '../texts.ts'
import { useFieldTexts } from './field-frame.tsx'
import type { ListField, NumberField, Step, Values } from './fields.ts'
import { readNumber } from './read-typed.ts'
import { useFormActions } from './use-form.ts'
import { countedValue } from './values.ts'

/** The next reachable count, up (1) or down (−1), as text; the minimum if there is no count yet. */
export const stepped = ({ min, by }: Step, values: Values, current: number, direction: 1 | -1): string => {
  const least = min(values)
  const size = Math.max(1, by?.(values) ?? 1)
  if (!Number.isFinite(current) || !Number.isSafeInteger(least)) return String(Math.max(least, 0) || 0)
  const steps = (current - least) / size
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return String(least + Math.max(next, 0) * size)
}

/** Counts up (1) or down (−1). */
type Count = (direction: 1 | -1) => void

/** Returns how a field counts; `undefined` if it doesn't. */
export const useStep = (field: NumberField | ListField): Count | undefined => {
  const { type, values: newest } = useFormActions()
  if (field.kind !== 'number' || !field.step) return undefined
  const { step } = field
  const currentCount = (values: Values) => Number(readNumber(countedValue(field, values)) ?? Number.NaN)
  return (direction) => {
    const values = newest()
    type(field.name, stepped(step, values, currentCount(values), direction))
  }
}

const Buttons = styled('span')({
  flex: 'none',
  display: 'flex',
  alignSelf: 'stretch',
  width: '4.5rem',
  [forFingers]: { width: '5.5rem' },
  marginInlineEnd: -14,
  borderInlineStart: '1px solid var(--palette-line)',
  'span + &': { marginInlineStart: 10 },
  ...withoutApp({ display: 'none' }),
})

const StepButton = styled(ButtonBase)({
  flex: 1,
  fontSize: 'var(--type-field)',
  color: 'var(--palette-link)',
  '& + &': { borderInlineStart: '1px solid var(--palette-line)' },
  '&:hover': { background: 'var(--palette-raised)' },
})

/** Buttons for touch and mouse; the keyboard has arrow keys in the field, so the buttons are not tab stops. */
export function Stepper({ field, step }: { field: NumberField | ListField; step: Count }) {
  const { shared } = useTexts()
  const { label } = useFieldTexts(field)
  return (
    <Buttons>
      <StepButton tabIndex={-1} aria-label={shared('step.less', { label })} onClick={() => step(-1)}>
        −
      </StepButton>
      <StepButton tabIndex={-1} aria-label={shared('step.more', { label })} onClick={() => step(1)}>
        +
      </StepButton>
    </Buttons>
  )
}
