import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup, { type RadioGroupProps } from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import {
  type FocusEvent,
  memo,
  type SyntheticEvent,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import { forFingers } from '../../../widgets/media.ts'
import { chosen } from '../../../widgets/theme-controls.ts'
import { useTexts } from '../texts.ts'
import { ariaInvalid, describedBy, FieldHint, FieldText, inputId, useFieldTexts } from './field-frame.tsx'
import { type ChoiceField, choicesOf, groupsOf } from './fields.ts'
import { useFormView } from './use-form.ts'

/** A single choice: a row of buttons, or the system's own menu, which works best on phones. */
export function ChoiceInput({ field }: { field: ChoiceField }) {
  return field.look === 'buttons' ? <Segments field={field} /> : <Menu field={field} />
}

function Menu({ field }: { field: ChoiceField }) {
  const { values, actions } = useFormView().state
  return (
    <FieldText field={field} select onChange={(choice) => actions.choose(field.name, choice)}>
      <ChoiceOptions field={field} value={values[field.name] ?? ''} />
    </FieldText>
  )
}

/** The text of a choice. */
const useChoiceText = ({ name, symbols }: ChoiceField) => {
  const { own } = useTexts()
  return (choice: string) => (symbols ? choice : own(`choices.${name}.${choice}`))
}

/** Options of a menu. An invalid value from a hand-edited address stays visible as it is. */
function ChoiceOptions({ field, value }: { field: ChoiceField; value: string }) {
  const { own } = useTexts()
  const textOf = useChoiceText(field)
  const option = (choice: string) => (
    <option key={choice} value={choice}>
      {textOf(choice)}
    </option>
  )
  return (
    <>
      {!choicesOf(field).includes(value) && <option value={value}>{value || '–'}</option>}
      {groupsOf(field).map(({ id, values }) =>
        id ? (
          <optgroup key={id} label={own(`choiceGroups.${id}`)}>
            {values.map(option)}
          </optgroup>
        ) : (
          values.map(option)
        ),
      )}
    </>
  )
}

const Row = styled(RadioGroup)({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: 4,
  // Stay in one row, where the longest text breaks before the others do.
  '&[data-few]': { display: 'grid', gridAutoFlow: 'column', justifyContent: 'start' },
  '&[data-many]': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))' },
})

interface RowProps extends RadioGroupProps {
  'data-few'?: true | undefined
  'data-many'?: true | undefined
}

/** A radio button that looks like a button. Its invisible control covers the label, so that focus and scrolling work natively. */
const SegmentButton = styled(FormControlLabel)({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minHeight: '2.5rem',
  [forFingers]: { minHeight: '2.75rem' },
  minWidth: '2.5rem',
  padding: '4px 10px',
  border: '1px solid var(--palette-border)',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--type-small)',
  lineHeight: 1.35,
  textAlign: 'center',
  '&:hover': { background: 'var(--palette-raised)' },
  '&[data-impossible]': { borderStyle: 'dashed', color: 'var(--palette-muted)' },
  '& small': { fontSize: 'var(--type-label)', lineHeight: 1.2, whiteSpace: 'nowrap' },
  '&:has(:checked)': chosen,
  '&:has(:focus-visible)': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
  '@supports not selector(:has(*))': {
    '& > .Mui-checked': { boxShadow: 'inset 0 0 0 2px var(--palette-marigold)' },
  },
})

/** No icon: the button itself shows whether it is chosen. */
const NoIcon = () => null

/** A few choices shown at once: native radio buttons with a single tab stop and arrow keys. */
function Segments({ field }: { field: ChoiceField }) {
  const { own } = useTexts()
  const { values, actions } = useFormView().state
  const texts = useFieldTexts(field)
  const { name } = field
  const choices = choicesOf(field)
  // The marks follow when the browser is idle: dozens of buttons can change while a number is typed elsewhere.
  const impossible = useDeferredValue(useMemo(() => field.impossible?.(values) ?? {}, [field, values]))
  // One function, so that a group whose marks change renders only the buttons that carry them.
  const choose = useCallback<NonNullable<RowProps['onChange']>>(
    (_event, choice) => actions.choose(name, choice),
    [actions, name],
  )
  const reasonOf = (choice: string) => {
    const why = impossible[choice]
    return why && own(`impossible.${why.reason}`, why.values)
  }
  const row: RowProps = {
    id: inputId(name),
    tabIndex: -1,
    'aria-labelledby': labelId(name),
    ...describedBy(field, texts),
    'data-few': choices.length <= 3 || undefined,
    'data-many': choices.length > 6 || undefined,
    name,
    value: values[name] ?? '',
    onChange: choose,
    onBlur: whenLeft(actions.endEntry),
    children: choices.map((choice) => (
      <Segment
        key={choice}
        field={field}
        choice={choice}
        mark={impossible[choice]?.mark}
        reason={reasonOf(choice)}
      />
    )),
  }
  return (
    <FormControl error={texts.error !== undefined} data-wide>
      <FormLabel component="div" id={labelId(name)}>
        {texts.label}
      </FormLabel>
      {field.impossible ? <RowWithReasons reasonOf={reasonOf} {...row} /> : <Row {...row} />}
      <FieldHint field={field} />
    </FormControl>
  )
}

interface RowWithReasonsProps extends RowProps {
  /** Says why a choice is impossible, if it is. */
  reasonOf: (choice: string) => string | undefined
}

/**
 * Shows why the choice under the pointer, the finger or the focus is impossible. One tooltip for all choices: one around each would take up
 * much of the hydration time, and one around each that is impossible would make its button anew whenever typing changes that.
 */
function RowWithReasons({ reasonOf, ...row }: RowWithReasonsProps) {
  const [pointed, setPointed] = useState<Element | null>(null)
  const point = ({ target }: SyntheticEvent<HTMLElement>) =>
    setPointed(target instanceof Element ? target.closest('label') : null)
  const reason = reasonOf(pointed?.querySelector('input')?.value ?? '')
  return (
    <Tooltip describeChild title={reason && <>{reason}</>} slotProps={{ popper: { anchorEl: pointed } }}>
      <Row {...row} onMouseOver={point} onFocus={point} onTouchStart={point} />
    </Tooltip>
  )
}

/** Handles focus leaving a group, but not moving within it. */
export const whenLeft =
  (run: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) run()
  }

const labelId = (name: string) => `label-${name}`

interface SegmentProps {
  field: ChoiceField
  choice: string
  mark: string | undefined
  /** Why it's impossible, if it is. */
  reason: string | undefined
}

/** One choice. If it's currently impossible, it carries a mark and the reason. */
const Segment = memo(function Segment({ field, choice, mark, reason }: SegmentProps) {
  const textOf = useChoiceText(field)
  const reasonId = `why-${field.name}-${choice}`
  return (
    <SegmentButton
      data-impossible={reason && true}
      value={choice}
      disableTypography
      control={
        <Radio
          icon={<NoIcon />}
          checkedIcon={<NoIcon />}
          slotProps={{ input: reason ? { 'aria-describedby': reasonId } : {} }}
        />
      }
      label={
        <>
          {textOf(choice)}
          {mark && <small aria-hidden="true">{mark}</small>}
          {reason && (
            <span id={reasonId} hidden>
              {reason}
            </span>
          )}
        </>
      }
    />
  )
})

const UnitTextField = styled(TextField)({
  flex: 'none',
  width: 'auto',
  maxWidth: '60%',
  marginInlineEnd: -10,
  paddingInlineStart: 8,
  borderInlineStart: '1px solid var(--palette-line)',
  '& select': { fontSize: 'var(--type-field)' },
  '& select:focus-visible': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
})

/** A number's unit, in the same frame but as a control of its own, so that focus and errors aren't shared with the number. */
export function UnitSelect({ field }: { field: ChoiceField }) {
  const { own } = useTexts()
  const {
    state: { values, actions },
    errors,
  } = useFormView()
  const value = values[field.name] ?? ''
  const error = errors[field.name]
  return (
    <UnitTextField
      select
      variant="standard"
      id={inputId(field.name)}
      error={error !== undefined}
      value={value}
      onChange={({ target }) => actions.choose(field.name, target.value)}
      onBlur={actions.endEntry}
      slotProps={{
        input: { disableUnderline: true },
        htmlInput: { 'aria-label': own(`fields.${field.name}.label`), ...ariaInvalid(error) },
      }}
    >
      <ChoiceOptions field={field} value={value} />
    </UnitTextField>
  )
}
