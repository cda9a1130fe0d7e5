import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useTexts } from '../texts.ts'
import { UnitSelect } from './choice-input.tsx'
import { FieldFrame, useFieldTexts, useInputProps } from './field-frame.tsx'
import type { ListField, NumberField } from './fields.ts'
import { useFormView } from './form-context.ts'
import { splitUnit } from './values.ts'

const Unit = styled('span')({ flex: 'none', color: 'var(--palette-muted)', fontSize: 'var(--type-small)' })
const Presets = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 })

/** One number, or several: a text field, because number fields drop what they do not understand and know no thousands separators. */
export function NumberInput({ field }: { field: NumberField | ListField }) {
  const { state } = useFormView()
  const { error } = useFieldTexts(field)
  const input = useInputProps(field)
  /** A unit typed behind the number stands in the choice of units by now. */
  const settle = () => {
    const split = splitUnit(field, state.values[field.name] ?? '')
    if (split) state.type(field.name, split.number)
    state.settle()
  }
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        value={state.values[field.name] ?? ''}
        error={error !== undefined}
        onChange={({ target }) => state.type(field.name, target.value)}
        onBlur={settle}
        placeholder={field.kind === 'number' ? field.fallback?.(state.values) : undefined}
        endAdornment={<End field={field} />}
        slotProps={{
          input: {
            ...input,
            inputMode: field.kind === 'number' ? 'decimal' : 'text',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      {field.kind === 'number' && field.presets && <PresetButtons field={field} presets={field.presets} />}
    </FieldFrame>
  )
}

function End({ field }: { field: NumberField | ListField }) {
  const { unit } = useFieldTexts(field)
  if (field.kind === 'number' && field.units) return <UnitSelect field={field.units} />
  const symbol = field.unit ?? unit
  return symbol && <Unit>{symbol}</Unit>
}

function PresetButtons({ field, presets }: { field: NumberField; presets: readonly string[] }) {
  const { state } = useFormView()
  const { own, has } = useTexts()
  const { label } = useFieldTexts(field)
  const textOf = (preset: string) =>
    has(`presets.${field.name}.${preset}`) ? own(`presets.${field.name}.${preset}`) : preset
  return (
    <Presets role="group" aria-label={label}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="small"
          aria-pressed={state.values[field.name] === preset}
          onClick={() => state.choose(field.name, preset)}
        >
          {textOf(preset)}
        </Button>
      ))}
    </Presets>
  )
}
