import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useState } from 'react'
import { whileAwaited } from '../../../browser/awaited-address.ts'
import visuallyHidden from '../../../components/visually-hidden.module.css'
import { below, from } from '../../../widgets/media.ts'
import { FieldLink } from '../form/field-frame.tsx'
import { useFormView } from '../form/use-form.ts'
import { useTexts } from '../texts.ts'
import { PhoneOnly } from './figure-table.tsx'
import { type Amount, Maths } from './figures.tsx'

/** Styles of values that are not the visitor's, and of controls that act on such values. */
export const faded = { opacity: 0.35 }

const Box = styled('div')({
  zIndex: 'var(--layer-answer)',
  background: 'var(--palette-ground)',
  // Pinned only if enough of the page stays visible: not on magnified pages, nor on the smallest phones or in landscape.
  '@media (min-height: 34em) and (min-width: 22em), (min-height: 41em)': { position: 'sticky' },
  top: 'var(--layout-header)',
  [below('md')]: {
    // The site's header scrolls away there (src/app/shell/header.tsx).
    top: 0,
    marginInline: 'calc(-1 * var(--layout-gutter))',
    padding: '10px var(--layout-gutter)',
    borderBottom: '1px solid var(--palette-line)',
  },
  // Its space above keeps it off the header while it is pinned.
  [from('md')]: { paddingBlock: '10px 16px', marginTop: -10, borderBottom: '1px solid var(--palette-line)' },
  '@media print': { position: 'static', border: 0 },
  '& > [inert]': faded,
  // On phones the figure and its note are side by side where they fit.
  [below('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    paddingBlock: 8,
    '& > *': { flexBasis: '100%' },
    '& > [data-answer]': { flexBasis: 'auto' },
    '& > [data-more]': {
      flex: '1 1 auto',
      minHeight: 0,
      fontSize: 'var(--type-label)',
      lineHeight: 1.35,
      // Shorter windows have no room for it.
      '@media (max-height: 47em)': { display: 'none' },
    },
    // Beside a switch the figure is on the first line and what it is of on the second; there is no third.
    '& > [data-switch]': { order: -1, flexBasis: 'auto', marginInlineStart: 0 },
    '& > [data-switch] ~ [data-answer]': { order: -2, flex: '1 1 calc(100% - 9rem)' },
    '& > [data-switch] ~ [data-answer] [data-words]': { display: 'block' },
    '& > [data-switch] + p': { minHeight: 0, fontSize: 'var(--type-label)' },
    // The figure's own words take its line; it is only read aloud.
    '& > [data-switch] + [data-has-words]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& > [data-switch] ~ [data-more]': { display: 'none' },
  },
  // With actions, the pinned box stays small on phones: the figure over its label, and beside both an area for actions.
  '&[data-actions]': {
    [below('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '--answer-actions': '1 / 2 / 3',
      '--answer-label': '2 / 1',
      alignItems: 'center',
      paddingBlock: 6,
      '& > p:not([data-answer])': { gridArea: '2 / 1', fontSize: 'var(--type-label)', lineHeight: 1.15 },
      '& > [data-answer]': {
        gridArea: '1 / 1',
        fontSize: 'clamp(1.25rem, 6vw, 1.5rem)',
        lineHeight: 1.15,
      },
      '& > p[data-problem]': { gridArea: '3 / 1 / auto / -1' },
      '& > [data-more]': { display: 'none' },
      '& > [data-beside]': { display: 'contents' },
    },
  },
})

const Label = styled('p')({
  fontSize: 'var(--type-small)',
  color: 'var(--palette-muted)',
  lineHeight: 1.5,
  // Reserves the height of a switch beside it, so that the figure below doesn't move.
  'div + &': { minHeight: 28 },
})

const Value = styled('p')({
  fontVariantNumeric: 'tabular-nums',
  fontSize: 'clamp(1.625rem, 1.1rem + 2.4vw, 3rem)',
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  color: 'var(--palette-marigold)',
  overflowWrap: 'anywhere',
  '@media print': { color: 'inherit' },
  // Draws a bar in place of the figure until it belongs to the address's values.
  [`${whileAwaited} &`]: {
    visibility: 'hidden',
    position: 'relative',
    '&::after': {
      content: '""',
      visibility: 'visible',
      position: 'absolute',
      inset: '0.2em auto 0.2em 0',
      width: '5ch',
      borderRadius: 4,
      background: 'var(--palette-line)',
    },
  },
  // A unit, and words after it such as "Standard, by host".
  '& small': {
    display: 'inline-block',
    fontSize: '0.6em',
    fontWeight: 400,
    color: 'var(--palette-text)',
    letterSpacing: 0,
    // Words are a line of their own where the box isn't pinned to a phone's screen.
    '&[data-words]': {
      [from('sm')]: { display: 'block', fontSize: 'var(--type-heading)', lineHeight: 1.4 },
    },
  },
})

const Note = styled('p')({
  fontSize: 'var(--type-small)',
  lineHeight: 1.5,
  minHeight: '1.5em',
  [`${whileAwaited} &`]: { visibility: 'hidden' },
})

const Problem = styled(Note)({ color: 'var(--palette-error)', '& a': { color: 'inherit' } })

export interface AnswerFigure {
  /** Label of the figure. */
  readonly label: string
  readonly value: string
  readonly unit: string
  /** What the figure is of, in words after it. */
  readonly words?: string
  readonly amount?: Amount
  /** One line of context for the figure. */
  readonly note?: ReactNode
  /** Stands in for the note on phones where actions leave it no room. */
  readonly shortNote?: string
  /** The answer as a sentence, announced once typing pauses. */
  readonly sentence: string
}

interface AnswerProps {
  figure: AnswerFigure | undefined
  /** Beside the figure: choices such as its currency. */
  switches?: ReactNode
  actions?: ReactNode
}

/** Shows the main figure, in view while the form is filled in, or the form's errors in its place. */
export function Answer({ figure, switches, actions }: AnswerProps) {
  const { errors } = useFormView()
  const wrong = Object.keys(errors)
  return (
    <Box data-actions={actions ? '' : undefined} data-pinned-answer>
      {switches}
      {wrong.length > 0 || !figure ? <Problems names={wrong} /> : <Figure {...figure} />}
      {actions && (
        <div data-beside inert={wrong.length > 0}>
          {actions}
        </div>
      )}
      <Announcement sentence={figure?.sentence ?? ''} />
    </Box>
  )
}

function Figure({ label, value, unit, words, note, shortNote }: AnswerFigure) {
  return (
    <>
      <Label data-has-words={words && ''}>
        <Maths>{label}</Maths>
        {shortNote && (
          <PhoneOnly>
            <Maths>{shortNote}</Maths>
          </PhoneOnly>
        )}
      </Label>
      <Value data-answer>
        <Maths>{value}</Maths> <small>{unit}</small>
        {words && (
          <>
            {' '}
            <small data-words>{words}</small>
          </>
        )}
      </Value>
      <Note data-more>{typeof note === 'string' ? <Maths>{note}</Maths> : note}</Note>
    </>
  )
}

/** Lists the errors in the same space as a figure. */
function Problems({ names }: { names: readonly string[] }) {
  const { own, shared } = useTexts()
  return (
    <>
      <Label>{shared('noAnswer')}</Label>
      <Value data-answer>–</Value>
      <Problem data-problem>
        {shared('check')}{' '}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <FieldLink name={name}>{own(`fields.${name}.label`)}</FieldLink>
          </span>
        ))}
      </Problem>
    </>
  )
}

/** Milliseconds without a change after which the answer is announced. */
const typingPause = 800

/** Announces the answer or the errors to screen readers; not the answer the page was opened with. */
function Announcement({ sentence }: { sentence: string }) {
  const { own, shared } = useTexts()
  const { errors } = useFormView()
  const names = Object.keys(errors)
  const problems = names.map((name) => own(`fields.${name}.label`)).join(', ')
  const now = names.length > 0 ? `${shared('check')} ${problems}` : sentence
  const [first] = useState(now)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (now === first && said === '') return undefined
    const timer = setTimeout(setSaid, typingPause, now)
    return () => clearTimeout(timer)
  }, [now, first, said])
  return (
    <p role="status" className={visuallyHidden.hidden}>
      {said}
    </p>
  )
}
