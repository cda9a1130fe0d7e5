import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Section } from '../../components/section.tsx'
import { from } from '../../widgets/media.ts'
import type { pageConversion, UnitRow } from '../shared/convert.ts'
import { ShortcutBar } from './form/calculator-form.tsx'
import { useFormActions } from './form/use-form.ts'
import type { AnswerFigure } from './result/answer.tsx'
import { FigureTable } from './result/figure-table.tsx'
import { Maths } from './result/figures.tsx'
import { Fold } from './result/notes.tsx'
import { useFormat, useTexts } from './texts.ts'

/** The quantity in the requested unit. Texts: `answer.label`, `.sentence`. */
export const useConversionFigure = () => {
  const { own } = useTexts()
  const { number } = useFormat()
  return (conversion: ReturnType<typeof pageConversion>, note: string): AnswerFigure => {
    const from = `${number(conversion.typed, 15)} ${conversion.from}`
    const value = number(conversion.text, 9)
    return {
      label: own('answer.label', { from }),
      value,
      unit: conversion.to,
      note,
      sentence: own('answer.sentence', { from, to: `${value} ${conversion.to}` }),
    }
  }
}

interface UnitSectionProps {
  rows: readonly UnitRow[]
  /** Whether a unit belongs in the first of two table columns. */
  isFirst: (unit: string) => boolean
  /** Units chosen by the visitor. */
  current: readonly string[]
}

const Columns = styled('div')({
  display: 'grid',
  columnGap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** Shows a quantity in every unit: the common ones open, the others folded, each in two tables that keep unit and value close together. */
export function UnitSection(props: UnitSectionProps) {
  const { own } = useTexts()
  const { rows, current } = props
  const common = rows.filter((row) => row.common || current.includes(row.unit))
  const others = rows.filter((row) => !common.includes(row))
  const [title, otherUnits] = [own('units.title'), own('units.others')]
  return (
    <Section id="units" title={title} intro={own('units.intro')} room="wide">
      <Pair {...props} rows={common} label={title} />
      <Fold title={otherUnits}>
        <Pair {...props} rows={others} label={otherUnits} />
      </Fold>
    </Section>
  )
}

type PairProps = UnitSectionProps & { label: string }

function Pair(props: PairProps) {
  const { rows, isFirst } = props
  return (
    <Columns>
      <Units {...props} rows={rows.filter(({ unit }) => isFirst(unit))} />
      <Units {...props} rows={rows.filter(({ unit }) => !isFirst(unit))} />
    </Columns>
  )
}

function Units({ rows, current, label }: PairProps) {
  const { own } = useTexts()
  const format = useFormat()
  return (
    <FigureTable
      label={`${label}: ${rows[0]?.unit} – ${rows.at(-1)?.unit}`}
      columns={[
        { id: 'unit', text: own('units.unit') },
        { id: 'value', text: own('units.value'), figures: true },
      ]}
      rows={rows.map(({ unit, text }) => ({
        id: unit,
        cells: [unit, <Maths key="value">{format.number(text, 15)}</Maths>],
        current: current.includes(unit),
      }))}
    />
  )
}

/** Button that swaps the two units of a converter. */
export function SwapUnits() {
  const { own } = useTexts()
  const { values, fill } = useFormActions()
  const swap = () => {
    const { fromUnit = '', toUnit = '' } = values()
    fill({ fromUnit: toUnit, toUnit: fromUnit })
  }
  return (
    <ShortcutBar label={own('shortcuts.label')}>
      <Button size="small" onClick={swap}>
        {own('shortcuts.swap')}
      </Button>
    </ShortcutBar>
  )
}
