import { styled } from '@mui/material/styles'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { unmarkAwaitedAddress, whileAwaited } from '../../browser/awaited-address.ts'
import { useIsStepwise } from '../../components/navigation-type.ts'
import section from '../../components/section.module.css'
import { useHydrated } from '../../components/use-hydrated.ts'
import { useNewest } from '../../components/use-newest.ts'
import outOfSight from '../../styles/out-of-sight.module.css'
import { palette } from '../../styles/tokens.ts'
import { below, from } from '../../widgets/media.ts'
import { WidgetRoot } from '../../widgets/widget-root.tsx'
import { type Compared, ComparisonContext, comparisonRows } from './compare/compared.ts'
import { ComparedAnswers, ComparisonSection, useComparison } from './compare/comparison-section.tsx'
import { AnswerSwitches, CalculatorForm } from './form/calculator-form.tsx'
import { keptNames, namesOf } from './form/search-params.ts'
import type { Calculation, Outcome } from './form/use-calculation.ts'
import { FormActionsContext, FormContext } from './form/use-form.ts'
import { Answer, type AnswerFigure, faded } from './result/answer.tsx'
import { PrintedInputs, useUnfoldedPrint } from './result/print.tsx'
import { useTexts } from './texts.ts'

const Panel = styled('section')({
  maxWidth: 'calc(var(--layout-width) + 2 * var(--layout-gutter))',
  marginInline: 'auto',
  padding: '0 var(--layout-gutter) calc(var(--layout-rhythm) / 2)',
  display: 'flex',
  flexDirection: 'column',
  gap: '24px calc(6 * var(--space))',
  // Lightens every background on the band by one step, except the fields'; on paper all are white.
  '@media screen': {
    '& > *': { '--palette-ground': palette.surface, '--palette-surface': palette.raised },
    '& .MuiOutlinedInput-root': { background: palette.ground },
  },
  [below('md')]: { paddingBottom: 0 },
  [from('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    paddingTop: 'calc(4 * var(--space))',
  },
  // Keeps the focused element clear of the site's header and the answer pinned under it.
  '& :is(a, button, input, select, summary)': { scrollMarginTop: 'calc(var(--layout-header) + 9rem)' },
  // The printed sheet is about the visitor's case, so it omits what the page explains to everyone.
  '@media print': { display: 'block', padding: 0, '& ~ :has(> [data-parts])': { display: 'none' } },
})

const FormArea = styled('div')({
  minWidth: 0,
  [`${whileAwaited} &`]: faded,
  // While a page loads, the answer arrives after the form and would push it down, so the form stays hidden until then.
  [below('md')]: { paddingBottom: 16, '&:not(:has(+ * > [data-results]))': { visibility: 'hidden' } },
  '@media print': { display: 'none' },
})

// On phones the answer sits above the form, pinned for the length of the whole panel.
const AnswerArea = styled('div')({
  display: 'contents',
  '& > :first-of-type, & > [data-below-answer]': { order: -1 },
  [from('md')]: { display: 'block', gridColumn: 2, gridRow: '1 / span 2', minWidth: 0 },
  // A pane of its own, as high as its content; the answer stays in view along the form even past the pane's end.
  [from('lg')]: {
    '@media screen': {
      '--palette-ground': palette.ground,
      '--palette-surface': palette.surface,
      '& > *': {
        paddingInline: 'calc(4 * var(--space))',
        border: '0 solid var(--palette-line)',
        borderInlineWidth: 1,
        background: palette.ground,
      },
      '& > :first-of-type': {
        marginTop: 0,
        paddingTop: 'calc(3 * var(--space))',
        borderTopWidth: 1,
        borderStartStartRadius: 'var(--radius)',
        borderStartEndRadius: 'var(--radius)',
      },
      '& > :last-child': {
        paddingBottom: 'calc(4 * var(--space))',
        borderBottomWidth: 1,
        borderEndStartRadius: 'var(--radius)',
        borderEndEndRadius: 'var(--radius)',
      },
    },
    '@media screen and (min-height: 50em)': {
      '&[data-pinned]': {
        alignSelf: 'start',
        position: 'sticky',
        top: 'calc(var(--layout-header) + 2 * var(--space))',
      },
      '&[data-pinned] > :first-of-type': { position: 'static' },
    },
  },
})

const BelowAnswer = styled('div')({ [from('sm')]: { display: 'none' } })

/** Wraps results. While the form holds a rejected value they are `inert`: faded and not focusable. */
const Results = styled('div')({
  transition: 'opacity var(--motion-short) var(--motion-short)',
  [`&[inert], ${whileAwaited} &`]: faded,
  '@media print': { paddingTop: '14pt' },
})

/** Where they follow the form: on the page's own ground, so that one sees where the form ends. */
const ResultsBelow = styled(Results)({
  [below('md')]: {
    '@media screen': {
      '&&': { '--palette-ground': palette.ground, '--palette-surface': palette.surface },
      '&:not(:empty)': {
        marginInline: 'calc(-1 * var(--layout-gutter))',
        padding: '8px var(--layout-gutter) calc(var(--layout-rhythm) / 2)',
        background: palette.ground,
      },
      // Goes on with what is beside the form elsewhere.
      '&[data-next]': { marginTop: 'calc(-24px - var(--layout-rhythm) / 2)' },
    },
  },
})

interface CalculatorFrameProps<Result> {
  calculation: Calculation<Result>
  /** What kept results are compared by, the answer first; `undefined` if results can't be kept. */
  compare?: Compared<Outcome<Result>>
  /** The main figure, if results can't be kept; `undefined` while an address with bad values is shown. */
  answer?: AnswerFigure | undefined
  /** Actions on the answer, visible beside it. */
  actions?: ReactNode
  /** Those for which its pinned box has no room on phones, below it. */
  actionsBelow?: ReactNode
  /** Shown beside the form, under the answer. */
  picture?: ReactNode
  /** Whether the picture is short enough for the whole pane to stay in view while the form is filled in. */
  isPictureShort?: boolean
  /** After the picture: under the form, where it is beside the answer. */
  next?: ReactNode
  /** Above the form's fields: example values to start from. */
  examples?: ReactNode
  /** Below the form: ways to fill it in. */
  shortcuts?: ReactNode
  /** The sections below, at full page width. */
  children?: ReactNode
}

/** A calculator on its page, within its `CalculatorContext`: form and answer side by side, then everything that explains the answer. */
export function CalculatorFrame<Result extends object>(props: CalculatorFrameProps<Result>) {
  const { form, state, errors } = props.calculation
  const stale = Object.keys(errors).length > 0
  const view = useMemo(
    () => ({ state, errors, errorValues: stale ? form.errorValues?.(state.values) : undefined }),
    [form, state, errors, stale],
  )
  return (
    <WidgetRoot>
      <FormActionsContext value={state.actions}>
        <FormContext value={view}>
          <Page {...props} stale={stale} />
        </FormContext>
      </FormActionsContext>
    </WidgetRoot>
  )
}

function Page<Result extends object>({ stale, ...props }: CalculatorFrameProps<Result> & { stale: boolean }) {
  const { form, outcome } = props.calculation
  const { shared } = useTexts()
  const isStepwise = useIsStepwise()
  // Results fade when the browser is idle: it restyles all of them, and the first digit of a number is often out of range.
  const fades = useDeferredValue(stale)
  const comparison = useComparison(props.calculation, props.compare)
  const isHydrated = useHydrated()
  useUnfoldedPrint()
  useEffect(() => {
    if (isHydrated) unmarkAwaitedAddress()
  }, [isHydrated])
  const newest = useNewest({ comparison, title: shared('compare.title') })
  // One function for as long as the page is shown: a new one would render whoever exports it at every keystroke.
  const [rows] = useState(() => () => {
    const { comparison: now, title } = newest.current
    return now ? comparisonRows(now, title) : []
  })
  return (
    <ComparisonContext value={props.compare && rows}>
      <Panel aria-label={shared('calculator')} className={section.band}>
        <PrintedInputs form={form} />
        <FormArea data-parameters={[...namesOf(form), ...keptNames].join(' ')}>
          <CalculatorForm form={form} examples={props.examples} shortcuts={props.shortcuts} />
        </FormArea>
        <AnswerArea data-pinned={props.isPictureShort ? '' : undefined}>
          <Answer
            figure={outcome && props.compare ? props.compare.answer(outcome) : props.answer}
            switches={<AnswerSwitches form={form} />}
            actions={props.actions}
          />
          {comparison && <ComparedAnswers {...comparison} />}
          {props.actionsBelow && (
            <BelowAnswer data-below-answer inert={stale}>
              {props.actionsBelow}
            </BelowAnswer>
          )}
          <ResultsBelow data-results className={isStepwise ? outOfSight.part : undefined} inert={fades}>
            {props.picture}
          </ResultsBelow>
        </AnswerArea>
        {props.next && (
          <ResultsBelow data-next inert={fades}>
            {props.next}
          </ResultsBelow>
        )}
      </Panel>
      {comparison && <ComparisonSection comparison={comparison} />}
      <Results inert={fades}>{props.children}</Results>
    </ComparisonContext>
  )
}
