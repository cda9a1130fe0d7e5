import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Section } from '../../../components/section.tsx'
import { from, withoutApp } from '../../../widgets/media.ts'
import type { Source, Sources, SourcesOf, Step } from '../../shared/working.ts'
import { Disclosure } from '../disclosure.tsx'
import type { Format } from '../format/format.ts'
import { useFormat, useTexts } from '../texts.ts'
import { Maths } from './figures.tsx'

const List = styled('ol')({ borderTop: '1px solid var(--palette-line)' })

const Line = styled(Disclosure)({
  borderBottom: '1px solid var(--palette-line)',
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 1.25rem',
    gap: '0 16px',
    paddingBlock: 12,
  },
  '& > summary::after': { gridColumn: -2, gridRow: 1 },
  '& > summary:hover': { background: 'var(--palette-surface)' },
  '& > p': {
    maxWidth: '44rem',
    paddingBottom: 12,
    fontSize: 'var(--type-small)',
    color: 'var(--palette-muted)',
  },
  [from('md')]: {
    '& > summary': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr) 1.25rem' },
    '& > p': { marginInlineStart: 'calc((100% - 1.25rem - 32px) * 4 / 13 + 16px)' },
  },
  '@media print': {
    breakInside: 'avoid',
    '& > summary': { paddingBlock: 5 },
    '& > p': { paddingBottom: 5 },
  },
  // Without the app, shows the formulas as plain text; the page's worked example explains them.
  ...withoutApp({
    display: 'block',
    '& > summary': { cursor: 'auto' },
    '& > summary::after': { content: 'none' },
  }),
})

const Title = styled('span')({ fontSize: 'var(--type-small)', gridColumn: 1 })

const Formula = styled('span')({
  // Keeps it out of the sign's narrow column, which is empty on pages without JavaScript.
  gridColumn: 1,
  [from('md')]: { gridColumn: 2 },
  fontFamily: 'var(--font-mono)',
  fontSize: 'var(--type-small)',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
})

interface WorkingProps<Id extends string, Known extends Sources> {
  steps: readonly Step<Id>[]
  sources: Known
  sourcesOf: SourcesOf<Id, Known>
}

/**
 * Explains the result: each step's name and its formula with the visitor's numbers; when opened, the rule in words and its source. Texts:
 * `working.<step>.title`, `.formula`, `.rule`.
 */
export function Working<Id extends string, Known extends Sources>(props: WorkingProps<Id, Known>) {
  const { steps, sources, sourcesOf } = props
  const cited = (ids: readonly (keyof Known)[]) =>
    Object.entries(sources).flatMap(([id, source]) => (ids.includes(id) ? [source] : []))
  const { shared } = useTexts()
  return (
    <Section
      id="working"
      title={shared('working.title')}
      intro={shared('working.intro')}
      room="wide"
      isFoldedOnPhones
    >
      <List>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step can occur twice, so only its position identifies it
          <li key={index}>
            <StepLine step={step}>
              <StepSources sources={cited(sourcesOf[step.id] ?? [])} />
            </StepLine>
          </li>
        ))}
      </List>
    </Section>
  )
}

function StepLine({ step: { id, values }, children }: { step: Step; children: ReactNode }) {
  const { own } = useTexts()
  const format = useFormat()
  const numbers = written(values, format)
  const formula = own(`working.${id}.formula`, numbers)
  const isRounded = formula !== own(`working.${id}.formula`, written(values, format, exactDigits))
  return (
    <Line
      title={
        <>
          <Title>{own(`working.${id}.title`)}</Title>
          <Formula>
            <Maths>{isRounded ? formula.replace(equal, '≈') : formula}</Maths>
          </Formula>
        </>
      }
    >
      <p>
        <Maths>{own(`working.${id}.rule`, numbers)}</Maths>
        {children}
      </p>
    </Line>
  )
}

/** Significant digits of numbers before the noise of doubles. */
const exactDigits = 15

/** The sign before a figure; before a bracket it defines a name. */
const equal = /=(?=\s\d)/g

const decimalText = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/

/** Formats numbers for the visitor; decimal text of any size counts as a number, other text stays unchanged. */
const written = (values: Step['values'], format: Format, digits?: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || decimalText.test(value) ? format.number(value, digits) : value,
    ]),
  )

/** Says what was read of each source and when, or why it wasn't. */
function StepSources({ sources }: { sources: readonly Source[] }) {
  const { shared } = useTexts()
  const format = useFormat()
  return sources.map((source) => {
    const key = source.unread ? `working.unread.${source.unread}` : 'working.source'
    return <span key={source.name}> {shared(key, { ...source, date: format.date(source.day) })}</span>
  })
}
