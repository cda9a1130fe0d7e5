import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { Section } from '../../../components/section.tsx'
import { dotted } from '../../../typography/dotted.ts'
import { below } from '../../../widgets/media.ts'
import type { Calculation, Outcome } from '../form/use-calculation.ts'
import { useFormActions } from '../form/use-form.ts'
import { picked, switchesOf } from '../form/values.ts'
import { FigureTable, type Row } from '../result/figure-table.tsx'
import { Maths } from '../result/figures.tsx'
import { useTexts } from '../texts.ts'
import {
  asksSame,
  type Compared,
  type ComparedRow,
  type Comparison,
  columnOf,
  type Head,
  tableOf,
} from './compared.ts'

/** Compares the results kept in the address with the form's own, all in its currency; `undefined` while none is kept. */
export const useComparison = <Result extends object>(
  { form, state, calculate }: Calculation<Result>,
  compared: Compared<Outcome<Result>> | undefined,
): Comparison | undefined => {
  const texts = useTexts()
  if (!compared || state.kept.length === 0) return undefined
  const switched = picked(state.values, switchesOf(form))
  const kept = state.kept.map((values, index) => ({
    name: String.fromCharCode(65 + index),
    values: { ...values, ...switched },
    kept: index,
  }))
  const isKept = kept.some(({ values }) => asksSame(form, values, state.values))
  const columns = isKept ? kept : [...kept, { name: texts.shared('compare.now'), values: state.values }]
  const source = { form, calculate, compared, texts }
  const table = tableOf(columns.map(({ values }) => columnOf(source, values)))
  const heads = columns.map((head, column) => ({
    ...head,
    name: dotted([head.name, table.words[column]]),
  }))
  return { heads, ...table }
}

const place = 'compare'

const toComparison = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(place)?.scrollIntoView()
}

/** On phones between the pinned answer and the form, elsewhere beside the form. */
const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 20px',
  paddingBlock: '4px 8px',
  fontSize: 'var(--type-small)',
  '& dl': { display: 'contents', margin: 0 },
  '& dl > div': { display: 'flex', gap: 8 },
  [below('sm')]: {
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'fit-content(45%) 1fr',
      gap: '4px 12px',
      flexBasis: '100%',
    },
    '& dl > div': { display: 'contents' },
  },
  '& dt': { color: 'var(--palette-muted)' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
  '& a::after': { content: '" ↓"' },
  '@media print': { display: 'none' },
})

/** The answers that are compared, beside the form's own: a visitor who opens a comparison's address sees it first; the rest is further down. */
export function ComparedAnswers({ heads, results }: Comparison) {
  const { shared } = useTexts()
  const [answers] = results
  return (
    <Strip data-below-answer>
      <dl aria-label={shared('compare.title')}>
        {heads.map(({ name }, column) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Maths>{answers?.texts[column] ?? '–'}</Maths>
            </dd>
          </div>
        ))}
      </dl>
      <a href={`#${place}`} onClick={toComparison}>
        {shared('compare.below')}
      </a>
    </Strip>
  )
}

/** Shows what differs between kept results and the form's own, side by side. */
export function ComparisonSection({ comparison }: { comparison: Comparison }) {
  const { shared } = useTexts()
  const { heads, inputs, results, currency } = comparison
  const title = shared('compare.title')
  const what = currency
    ? shared('compare.whatIn', { unit: shared(`money.unit.${currency}`) })
    : shared('compare.what')
  return (
    <Section id={place} title={title} intro={shared('compare.intro')} room="wide">
      <FigureTable
        label={title}
        isUnderNames
        columns={[
          { id: 'what', text: what },
          ...heads.map(({ name }) => ({ id: name, text: name, figures: true as const })),
        ]}
        rows={[...inputs, ...results.filter(({ id, differs }) => differs || id === 'answer')].map((row) =>
          rowOf(row, currency),
        )}
      />
      <Sets>
        {heads.map((head) => (
          <KeptSet key={head.name} head={head} />
        ))}
      </Sets>
    </Section>
  )
}

/** Leaves out the currency that all amounts share, which the table's head names. */
const rowOf = ({ id, label, texts, bare }: ComparedRow, currency: string | undefined): Row => ({
  id,
  cells: [
    label,
    ...texts.map((text, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
      <Maths key={column}>{breakable((currency && bare[column]) ?? text)}</Maths>
    )),
  ],
})

/** Lets narrow columns break a number off its unit; wide ones don't break at all. */
const breakable = (text: string) => text.replaceAll('\u00a0', ' ')

const Sets = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 48px',
  marginTop: 24,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& span': { marginInlineEnd: 8, fontSize: 'var(--type-small)' },
  [below('sm')]: { display: 'grid', '& span': { flexGrow: 1 } },
  '& button': { flex: 'none' },
  '@media print': { display: 'none' },
})

/** Buttons that load kept values into the form, or remove them from the comparison. */
function KeptSet({ head: { name, values, kept } }: { head: Head }) {
  const { shared } = useTexts()
  const { fill, drop } = useFormActions()
  if (kept === undefined) return null
  const keys = [
    { id: 'open', act: () => fill(values) },
    { id: 'drop', act: () => drop(kept) },
  ]
  return (
    <li>
      <span>{name}</span>
      {keys.map(({ id, act }) => (
        <Button
          key={id}
          variant="outlined"
          size="small"
          aria-label={shared(`compare.${id}Named`, { name })}
          onClick={act}
        >
          {shared(`compare.${id}`)}
        </Button>
      ))}
    </li>
  )
}
