import { styled } from '@mui/material/styles'
import { forFingers } from '../../../widgets/media.ts'
import { groupsOf, useChoiceText } from './choice-options.tsx'
import { FieldHint, hintId, inputId } from './field-frame.tsx'
import type { ChoiceField } from './fields.ts'
import { useFormView } from './form-context.ts'
import { useFieldTexts } from './use-field-texts.ts'

const Group = styled('fieldset')({
  gridColumn: '1 / -1',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: 'var(--type-small)', lineHeight: 1.5 },
})

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '&[data-many]': { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
})

/** A radio button that looks like a key: the input covers its label, unseen, so that it is focused and scrolled to like any other. */
const Segment = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.5rem',
  [forFingers]: { minHeight: '2.75rem' },
  minWidth: '2.5rem',
  padding: '4px 10px',
  border: '1px solid var(--palette-border)',
  borderRadius: 'var(--radius)',
  fontSize: 'var(--type-small)',
  lineHeight: 1.35,
  textAlign: 'center',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover': { background: 'var(--palette-raised)' },
  '&:has(:checked)': {
    background: 'var(--palette-raised)',
    borderColor: 'var(--palette-marigold)',
    boxShadow: 'inset 0 -2px var(--palette-marigold)',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--palette-focus)', outlineOffset: 2 },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
})

/** One of a few choices that should be seen at once: native radio buttons, one stop of the tab key, arrows inside. */
export function Segments({ field }: { field: ChoiceField }) {
  const { state, errors } = useFormView()
  const { label } = useFieldTexts(field)
  const textOf = useChoiceText(field)
  const { name } = field
  const choices = groupsOf(field).flatMap(({ values }) => values)
  return (
    <Group
      id={inputId(name)}
      tabIndex={-1}
      aria-describedby={hintId(name)}
      aria-invalid={errors[name] !== undefined}
    >
      <legend>{label}</legend>
      <Row data-many={choices.length > 6 || undefined}>
        {choices.map((choice) => (
          <Segment key={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={state.values[name] === choice}
              onChange={() => state.choose(name, choice)}
              onBlur={state.settle}
            />
            {textOf(choice)}
          </Segment>
        ))}
      </Row>
      <FieldHint field={field} />
    </Group>
  )
}
