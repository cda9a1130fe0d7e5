import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { below } from '../../../widgets/media.ts'
import type { Calculation, Outcome } from '../form/use-calculation.ts'
import { useFormActions } from '../form/use-form.ts'
import { type Row, TableSection, Tag } from '../result/figure-table.tsx'
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

/** Compares the results kept in the address with the form's own; `undefined` while none is kept. */
export const useComparison = <Result extends object>(
  { form, state, calculate }: Calculation<Result>,
  compared: Compared<Outcome<Result>> | undefined,
): Comparison | undefined => {
  const texts = useTexts()
  if (!compared || state.kept.length === 0) return undefined
  const kept = state.kept.map((values, index) => ({
    name: String.fromCharCode(65 + index),
    values,
    kept: index,
  }))
  const isKept = kept.some(({ values }) => asksSame(form, values, state.values))
  const heads = isKept ? kept : [...kept, { name: texts.shared('compare.now'), values: state.values }]
  const source = { form, calculate, compared, texts }
  return { heads, ...tableOf(heads.map(({ values }) => columnOf(source, values))) }
}

const Keys = styled('span')({
  display: 'inline-grid',
  justifyItems: 'end',
  '& button': { marginInlineEnd: 0 },
  '@media print': { display: 'none' },
})

/** A compared value; on phones it wraps, since durations and names are longer than half a screen. */
const Value = styled('span')({ [below('sm')]: { whiteSpace: 'normal' } })

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

/** Shows kept results and the form's own side by side, with differences marked. */
export function ComparisonSection({ comparison }: { comparison: Comparison }) {
  const { shared } = useTexts()
  const { heads, inputs, results } = comparison
  return (
    <TableSection
      id={place}
      title={shared('compare.title')}
      intro={shared('compare.intro')}
      columns={[
        { id: 'what', text: shared('compare.what') },
        ...heads.map(({ name }) => ({ id: name, text: name, figures: true as const })),
      ]}
      rows={[
        ...results.map(rowOf),
        ...inputs.map(rowOf),
        {
          id: 'keys',
          cells: [
            shared('compare.keys'),
            ...heads.map((head) => <ColumnButtons key={head.name} head={head} />),
          ],
        },
      ]}
    />
  )
}

const rowOf = ({ id, label, texts, differs }: ComparedRow): Row => ({
  id,
  current: differs,
  cells: [
    <span key="label">
      {label} {differs && <Tag>≠</Tag>}
    </span>,
    ...texts.map((text, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
      <Value key={column}>
        <Maths>{text}</Maths>
      </Value>
    )),
  ],
})

/** Buttons that load kept values into the form, or remove them from the comparison. */
function ColumnButtons({ head: { name, values, kept } }: { head: Head }) {
  const { shared } = useTexts()
  const { fill, drop } = useFormActions()
  if (kept === undefined) return null
  const keys = [
    { id: 'open', act: () => fill(values) },
    { id: 'drop', act: () => drop(kept) },
  ]
  return (
    <Keys>
      {keys.map(({ id, act }) => (
        <Button
          key={id}
          variant="text"
          size="small"
          aria-label={shared(`compare.${id}Named`, { name })}
          onClick={act}
        >
          {shared(`compare.${id}`)}
        </Button>
      ))}
    </Keys>
  )
}
