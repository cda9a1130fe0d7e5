import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { Fragment, memo, type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationTypeContext } from '../../../components/navigation-type.ts'
import type { Language } from '../../../i18n/languages.ts'
import { Text } from '../../../typography/text.ts'
import { below, from, withoutApp } from '../../../widgets/media.ts'
import { Disclosure } from '../disclosure.tsx'
import { useFormat, useTexts } from '../texts.ts'
import { inputId } from './field-frame.tsx'
import { FieldInput } from './field-input.tsx'
import type { Field, FieldGroup, Form, Values } from './fields.ts'
import { type FormState, useFormView } from './use-form.ts'
import { countedValue, fieldsOfForm, fieldsOfGroup, isInitial, shownGroups, withUnits } from './values.ts'

/** Rows that are always full: the last field takes the room of those that don't follow. */
const Fields = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 16px',
  alignItems: 'flex-start',
  '& > *': { flex: '1 1 min(100%, 11.5rem)', minWidth: 0 },
  '& > [data-wide]': { flexBasis: '100%' },
  // On tablets, half the width is enough for text fields and menus.
  [from('sm')]: {
    [below('md')]: {
      '& > *, & > [data-wide=column]': { flexBasis: 'calc(50% - 8px)' },
      '&& > [data-presets]': { flexBasis: '100%' },
    },
  },
})

const Fieldset = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  'fieldset + &, details + &, [role=group] + &': { marginTop: 24 },
  '& > legend': {
    padding: 0,
    marginBottom: 12,
    fontWeight: 600,
  },
})

const Folded = styled(Disclosure)({
  borderBlock: '1px solid var(--palette-line)',
  '& + &': { borderTop: 0 },
  '& > summary': { paddingBlock: 12, fontWeight: 600, fontSize: 'var(--type-small)' },
  '&[open]': { paddingBottom: 24 },
})

const More = styled('p')({
  marginBlock: '32px 4px',
  fontSize: 'var(--type-label)',
  color: 'var(--palette-muted)',
})

const Changed = styled('span')({ fontWeight: 400, color: 'var(--palette-marigold)' })

/** What concerns all fields, apart from the last of them. */
const End = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 24,
})

/** A notice to read before using the form. */
const Notice = styled(Alert)({ marginBottom: 24 })

interface CalculatorFormProps {
  form: Form
  /** Above the fields: example values to start from. */
  examples?: ReactNode
  /** Below the fields: ways to fill them in. */
  shortcuts: ReactNode
}

/** Renders a form from its description. */
export function CalculatorForm({ form, examples, shortcuts }: CalculatorFormProps) {
  const { shared } = useTexts()
  const format = useFormat()
  const { state } = useFormView()
  useValuesBeforeHydration(state)
  return (
    // Keeps browsers from restoring values, possibly into the wrong fields; the address holds them.
    <form
      aria-label={shared('form')}
      autoComplete="off"
      spellCheck={false}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <noscript>
        <Notice variant="outlined" severity="info">
          {shared('noScript')}
        </Notice>
      </noscript>
      {state.madeWith && (
        <Notice variant="outlined" severity="info">
          {shared('made.before', { month: format.month(state.madeWith) })}
        </Notice>
      )}
      {examples}
      <Groups
        groups={shownGroups(form, state.values).filter(
          ({ beside, fields }) => !beside && fields.some(({ kind }) => kind !== 'part'),
        )}
      />
      <End>
        {form.remembered && <RememberFlag state={state} />}
        {shortcuts}
        <Button variant="text" size="small" onClick={state.actions.reset}>
          {shared('reset')}
        </Button>
      </End>
    </form>
  )
}

/** Renders the groups, first the open ones, then the folded ones under a heading of their own. */
function Groups({ groups }: { groups: readonly FieldGroup[] }) {
  const { shared } = useTexts()
  const { values } = useFormView().state
  const firstFolded = groups.findIndex((group) => isFolded(group, values))
  return groups.map((group, index) => (
    <Fragment key={group.id}>
      {index === firstFolded && <More>{shared('more')}</More>}
      <Group group={group} folded={isFolded(group, values)} />
    </Fragment>
  ))
}

const isFolded = ({ folded }: FieldGroup, values: Values): boolean =>
  typeof folded === 'function' ? folded(values) : folded === true

function Group({ group, folded }: { group: FieldGroup; folded: boolean }) {
  const { own, has } = useTexts()
  const heading = has(`groups.${group.id}`) ? own(`groups.${group.id}`) : undefined
  if (folded) return <FoldedGroup group={group} heading={heading} />
  return (
    <Fieldset>
      {heading && <legend>{heading}</legend>}
      <FieldInputs group={group} />
    </Fieldset>
  )
}

/** Whether a field holds a new form's value, possibly spelled out. */
const isAsNew = (field: Field, values: Values, language: Language) =>
  isInitial(field, values[field.name], language) ||
  countedValue(field, values) === countedValue(field, { ...values, [field.name]: field.initial })

/** Shows how many fields of a folded group differ from a new form's; opens the group if any does or is rejected. */
function FoldedGroup({ group, heading }: { group: FieldGroup; heading: string | undefined }) {
  const { state, errors } = useFormView()
  const language = useTranslation().i18n.language as Language
  const isChanged = (field: Field) =>
    state.values[field.name] !== '' && !isAsNew(field, state.values, language)
  const changed = group.fields.filter((field) => withUnits(field).some(isChanged)).length
  const isRefused = fieldsOfGroup(group).some(({ name }) => name in errors)
  return <Fold group={group} heading={heading} changed={changed} needsAttention={changed > 0 || isRefused} />
}

interface FoldProps {
  group: FieldGroup
  heading: string | undefined
  changed: number
  needsAttention: boolean
}

/** Memoised: a keystroke changes few of the groups, and its fields read their values themselves. */
const Fold = memo(function Fold({ group, heading, changed, needsAttention }: FoldProps) {
  const { shared } = useTexts()
  return (
    <Folded
      title={
        <>
          {heading}
          {changed > 0 && <Changed> {shared('changed', { changed })}</Changed>}
        </>
      }
      needsAttention={needsAttention}
    >
      <FieldInputs group={group} />
    </Folded>
  )
})

function FieldInputs({ group }: { group: FieldGroup }) {
  return (
    <Fields>
      {group.fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </Fields>
  )
}

const Switch = styled('div')({
  // Sits at the end of the answer's first line.
  float: 'inline-end',
  marginInlineStart: 12,
  '& > div': { margin: 0 },
  '& > div > :first-of-type': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& > div > [role=radiogroup]': { flexWrap: 'nowrap', marginBottom: 0 },
  '& label': { minHeight: 28, padding: '0 8px', fontSize: 'var(--type-label)' },
  '@media print': { display: 'none' },
  ...withoutApp({ display: 'none' }),
})

/** Choices shown beside the answer, such as its currency. */
export function AnswerSwitches({ form }: { form: Form }) {
  const { values } = useFormView().state
  return shownGroups(form, values)
    .filter(({ beside }) => beside)
    .flatMap(({ fields }) => fields)
    .map((field) => (
      <Switch key={field.name} data-switch="">
        <FieldInput field={field} />
      </Switch>
    ))
}

/** Lets the visitor keep the form's prices in this browser. */
function RememberFlag({ state: { remembered, values } }: { state: FormState }) {
  const { shared } = useTexts()
  const box = useRef<HTMLInputElement>(null)
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const keep = useEffectEvent(() => remembered.turn(true, values))
  // Only the control knows of a box ticked before hydration. Waits until the address's values have been rendered, right after the effects.
  useEffect(() => {
    if (wasDocument && box.current?.checked) queueMicrotask(keep)
  }, [wasDocument])
  return (
    <FormControlLabel
      label={<Text>{shared('remember')}</Text>}
      control={
        <Checkbox
          slotProps={{ input: { ref: box } }}
          checked={remembered.on}
          onChange={({ target }) => remembered.turn(target.checked, values)}
        />
      }
    />
  )
}

/** Reads a field's control as a form value; `undefined` for a field that isn't shown. */
const controlValue = (name: string): string | undefined => {
  const control = document.getElementById(inputId(name))
  if (control?.role === 'radiogroup') return control.querySelector<HTMLInputElement>(':checked')?.value
  if (control instanceof HTMLSelectElement) return control.value
  if (control instanceof HTMLInputElement)
    return control.type === 'checkbox' ? String(control.checked) : control.value
  return undefined
}

/** Takes over input made before hydration. Hydration leaves it in the controls without an event, so the answer would be for other values. */
const useValuesBeforeHydration = ({ values, actions }: FormState): void => {
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const rendered = useRef(values)
  useEffect(() => {
    if (!wasDocument) return
    const changed = fieldsOfForm(actions.form).flatMap(({ name }) => {
      const value = controlValue(name)
      return value === undefined || value === rendered.current[name] ? [] : [[name, value] as const]
    })
    const [first, second] = changed
    // The address's and the browser's stored values are rendered right after these effects and must not be lost.
    if (first)
      queueMicrotask(() => (second ? actions.fill(Object.fromEntries(changed)) : actions.type(...first)))
  }, [wasDocument, actions])
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > span': { flexBasis: '100%', fontSize: 'var(--type-small)' },
})

/** Buttons that fill in the form. */
export function ShortcutBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Bar role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {children}
    </Bar>
  )
}
