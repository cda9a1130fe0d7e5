import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTexts } from '../texts.ts'
import { useFieldTexts } from './field-frame.tsx'
import type { ListField, NumberField, Values } from './fields.ts'
import { useFormView } from './form-context.ts'
import { readQuantity } from './quantities.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 })

interface PresetButtonsProps {
  field: NumberField | ListField
  presets: readonly string[]
}

/** Usual values of a field, with their units. */
export function PresetButtons({ field, presets }: PresetButtonsProps) {
  const { state } = useFormView()
  const { own, has } = useTexts()
  const { label } = useFieldTexts(field)
  const textOf = (preset: string) =>
    has(`presets.${field.name}.${preset}`) ? own(`presets.${field.name}.${preset}`) : preset
  const valuesOf = (preset: string): Values => {
    const { number = preset, unit } = readQuantity(field, preset, state.values) ?? {}
    const units = field.kind === 'number' ? field.units : undefined
    return { [field.name]: number, ...(units && unit !== undefined && { [units.name]: unit }) }
  }
  const isHeld = (values: Values) =>
    Object.entries(values).every(([name, value]) => state.values[name] === value)
  return (
    <Row role="group" aria-label={label}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="small"
          aria-pressed={isHeld(valuesOf(preset))}
          onClick={() => state.fill(valuesOf(preset))}
        >
          {textOf(preset)}
        </Button>
      ))}
    </Row>
  )
}
