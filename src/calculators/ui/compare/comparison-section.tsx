import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Section } from '../../../components/section.tsx'
import { useFormActions } from '../form/form-context.ts'
import { Maths } from '../format/maths.tsx'
import { FigureTable, type Row, Tag } from '../result/figure-table.tsx'
import { useTexts } from '../texts.ts'
import type { ComparedRow } from './compared.ts'
import type { Comparison, Head } from './use-comparison.ts'

const Keys = styled('span')({
  display: 'inline-grid',
  justifyItems: 'end',
  '& button': { marginInlineEnd: 0 },
  '@media print': { display: 'none' },
})

/** Kept results and the form's own, side by side; what differs is marked. */
export function ComparisonSection({ comparison }: { comparison: Comparison }) {
  const { shared } = useTexts()
  const { heads, inputs, results } = comparison
  return (
    <Section id="compare" title={shared('compare.title')} intro={shared('compare.intro')} room="wide">
      <FigureTable
        label={shared('compare.title')}
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
              ...heads.map((head) => <ColumnKeys key={head.name} head={head} />),
            ],
          },
        ]}
      />
    </Section>
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
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
      <Maths key={column}>{text}</Maths>
    )),
  ],
})

/** Takes kept values back into the form, or out of the comparison. */
function ColumnKeys({ head: { name, values, kept } }: { head: Head }) {
  const { shared } = useTexts()
  const { fill, drop } = useFormActions()
  if (kept === undefined) return null
  return (
    <Keys>
      <Button
        variant="text"
        size="small"
        aria-label={shared('compare.openNamed', { name })}
        onClick={() => fill(values)}
      >
        {shared('compare.open')}
      </Button>
      <Button
        variant="text"
        size="small"
        aria-label={shared('compare.dropNamed', { name })}
        onClick={() => drop(kept)}
      >
        {shared('compare.drop')}
      </Button>
    </Keys>
  )
}
