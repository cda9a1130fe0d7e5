import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { from } from '../../widgets/media.ts'
import type { UnitRow } from '../shared/convert.ts'
import { ShortcutBar } from './form/calculator-form.tsx'
import { useFormView } from './form/form-context.ts'
import { FigureTable } from './result/figure-table.tsx'
import { Maths } from './result/figures.tsx'
import { Fold } from './result/notes.tsx'
import { useFormat, useTexts } from './texts.ts'

interface UnitTableProps {
  rows: readonly UnitRow[]
  /** Which units stand in the first of the two columns of tables. */
  isFirst: (unit: string) => boolean
  /** Units that the visitor asked about. */
  current: readonly string[]
  texts: { readonly label: string; readonly unit: string; readonly value: string; readonly others: string }
}

const Columns = styled('div')({
  display: 'grid',
  columnGap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** A quantity in every unit: the common ones at once, the others folded, each in two tables that keep unit and value close together. */
export function UnitTable(props: UnitTableProps) {
  const { rows, current, texts } = props
  const common = rows.filter((row) => row.common || current.includes(row.unit))
  const others = rows.filter((row) => !common.includes(row))
  return (
    <>
      <Pair {...props} rows={common} label={texts.label} />
      <Fold title={texts.others}>
        <Pair {...props} rows={others} label={texts.others} />
      </Fold>
    </>
  )
}

type PairProps = UnitTableProps & { label: string }

function Pair(props: PairProps) {
  const { rows, isFirst } = props
  return (
    <Columns>
      <Units {...props} rows={rows.filter(({ unit }) => isFirst(unit))} />
      <Units {...props} rows={rows.filter(({ unit }) => !isFirst(unit))} />
    </Columns>
  )
}

function Units({ rows, current, texts, label }: PairProps) {
  const format = useFormat()
  return (
    <FigureTable
      label={`${label}: ${rows[0]?.unit} – ${rows.at(-1)?.unit}`}
      columns={[
        { id: 'unit', text: texts.unit },
        { id: 'value', text: texts.value, figures: true },
      ]}
      rows={rows.map(({ unit, text }) => ({
        id: unit,
        cells: [unit, <Maths key="value">{format.number(text, 15)}</Maths>],
        current: current.includes(unit),
      }))}
    />
  )
}

/** Exchanges the two units of a converter. */
export function SwapUnits() {
  const { own } = useTexts()
  const { values, fill } = useFormView().state
  const { fromUnit = '', toUnit = '' } = values
  return (
    <ShortcutBar label={own('shortcuts.label')}>
      <Button size="small" onClick={() => fill({ fromUnit: toUnit, toUnit: fromUnit })}>
        {own('shortcuts.swap')}
      </Button>
    </ShortcutBar>
  )
}
