import { formHelperTextClasses } from '@mui/material/FormHelperText'
import { formLabelClasses } from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { textFieldClasses } from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type KeyboardEvent, memo, useRef } from 'react'
import { isComposing } from '../../../browser/is-composing.ts'
import { below, from } from '../../../widgets/media.ts'
import { today } from '../../shared/time.ts'
import { useFormat, useTexts } from '../texts.ts'
import { UnitSelect, whenLeft } from './choice-input.tsx'
import { FieldText, useFieldTexts } from './field-frame.tsx'
import type { ListField, NumberField, Values } from './fields.ts'
import { readQuantity } from './quantities.ts'
import { Stepper, useStep } from './stepper.tsx'
import { useFormActions, useFormView } from './use-form.ts'
import { meantValues } from './values.ts'

const Unit = styled('span')({ flex: 'none', color: 'var(--palette-muted)', fontSize: 'var(--type-small)' })

/** One or several numbers: a text field, because number fields drop text they can't parse and don't support thousands separators. */
export function NumberInput({ field }: { field: NumberField | ListField }) {
  const { values: shown, actions } = useFormView().state
  const pasted = useRef(false)
  const step = useStep(field)
  /** Distributes a typed text: the number here, its unit and count to their fields. */
  const takeApart = (values: Values) => {
    const { [field.name]: number = '', ...others } = meantValues(actions.form, values)
    const changed = Object.entries(others).filter(([name, value]) => value !== values[name])
    if (number !== values[field.name] || changed.length > 0)
      actions.type(field.name, number, Object.fromEntries(changed))
  }
  const endEntry = () => {
    // Reads the newest values, since this field isn't re-rendered when others change.
    takeApart(actions.values())
    actions.endEntry()
  }
  const type = (value: string) => {
    const datedBy = field.kind === 'number' ? field.datedBy : undefined
    actions.type(field.name, value, datedBy === undefined ? {} : { [datedBy]: today() })
    if (pasted.current) takeApart({ ...actions.values(), [field.name]: value })
    pasted.current = false
  }
  const reading = useReading(field, shown)
  const countByKey = (event: KeyboardEvent) => {
    const up = event.key === 'ArrowUp'
    if (!step || (!up && event.key !== 'ArrowDown') || isComposing(event.nativeEvent)) return
    event.preventDefault()
    step(up ? 1 : -1)
  }
  const text = (
    <FieldText
      field={field}
      onChange={type}
      onBlur={endEntry}
      onPaste={() => {
        pasted.current = true
      }}
      onKeyDown={countByKey}
      placeholder={field.kind === 'number' ? field.fallback?.(shown) : undefined}
      reading={reading && `= ${reading}`}
      inputMode={field.kind === 'number' ? 'decimal' : 'text'}
      endAdornment={
        <>
          <End field={field} />
          {step && <Stepper field={field} step={step} />}
        </>
      }
    />
  )
  if (!field.presets) return text
  return (
    <WithPresets data-presets data-wide={field.wide && 'column'}>
      {text}
      <PresetButtons field={field} presets={field.presets} />
    </WithPresets>
  )
}

/** How a text with a unit was understood: `64K` as 64 KiB. */
const useReading = (field: NumberField | ListField, values: Values): string | undefined => {
  const format = useFormat()
  const { unit: words } = useFieldTexts(field)
  const { number, unit = field.unit ?? words ?? '' } =
    readQuantity(field, values[field.name] ?? '', values) ?? {}
  return number && `${format.number(Number(number), 15)} ${unit}`.trim()
}

function End({ field }: { field: NumberField | ListField }) {
  const { unit } = useFieldTexts(field)
  if (field.kind === 'number' && field.units) return <UnitSelect field={field.units} />
  const symbol = field.unit ?? unit
  return symbol && <Unit>{symbol}</Unit>
}

/** Puts suggested values between the input and the line that describes it. */
const WithPresets = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  [`& > .${textFieldClasses.root}`]: { display: 'contents' },
  [`& .${formHelperTextClasses.root}`]: { order: 1 },
  // On tablets beside both: below the input they would leave a hole beside a neighbour without them.
  [from('sm')]: {
    [below('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 16,
      alignContent: 'start',
      [`& .${formLabelClasses.root}`]: { gridColumn: '1 / -1' },
      [`& .${formHelperTextClasses.root}`]: { gridArea: '3 / 1' },
      '& > [role=group]': { gridArea: '2 / 2 / span 2', alignSelf: 'start', marginTop: 4 },
    },
  },
})

/** Buttons of one width: up to six in a row, more than that in two rows, and words in three columns. */
const Presets = styled(ToggleButtonGroup)({
  display: 'grid',
  gap: 4,
  marginTop: 8,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((count) => [
      `&[data-columns="${count}"]`,
      { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    ]),
  ),
})

/** The longest text, in characters, of which six fit a phone's row, or four if it is a size with its unit. */
const longestFigure = 8

const columnsFor = (texts: readonly string[]): number => {
  if (texts.some((text) => text.length > longestFigure)) return 3
  return texts.length > 6 ? Math.ceil(texts.length / 2) : texts.length
}

interface PresetsProps {
  field: NumberField | ListField
  presets: readonly string[]
}

/** The values that a preset fills in. */
const valuesOf = (field: NumberField | ListField, preset: string, values: Values): Values => {
  const { number = preset, unit } = readQuantity(field, preset, values) ?? {}
  const units = field.kind === 'number' ? field.units : undefined
  return { [field.name]: number, ...(units && unit !== undefined && { [units.name]: unit }) }
}

/** Suggested values of a field, with their units. */
function PresetButtons({ field, presets }: PresetsProps) {
  const { values } = useFormView().state
  const { label } = useFieldTexts(field)
  const isChosen = (preset: string) =>
    Object.entries(valuesOf(field, preset, values)).every(([name, value]) => values[name] === value)
  return <Buttons field={field} presets={presets} label={label} chosen={presets.find(isChosen)} />
}

interface ButtonsProps extends PresetsProps {
  label: string
  chosen: string | undefined
}

/** Memoised: typing rarely changes which one is chosen. */
const Buttons = memo(function Buttons({ field, presets, label, chosen }: ButtonsProps) {
  const actions = useFormActions()
  const { own, has } = useTexts()
  const textOf = (preset: string) =>
    has(`presets.${field.name}.${preset}`) ? own(`presets.${field.name}.${preset}`) : preset
  return (
    <Presets
      size="small"
      data-columns={columnsFor(presets.map(textOf))}
      aria-label={label}
      exclusive
      value={chosen ?? null}
      onBlur={whenLeft(actions.endEntry)}
    >
      {presets.map((preset) => (
        <ToggleButton
          key={preset}
          value={preset}
          // The tab stop. MUI sets it only on hydration; until then a keyboard couldn't reach the group.
          tabIndex={preset === (chosen ?? presets[0]) ? 0 : -1}
          onClick={() => actions.fill(valuesOf(field, preset, actions.values()), field.name)}
        >
          {textOf(preset)}
        </ToggleButton>
      ))}
    </Presets>
  )
})
