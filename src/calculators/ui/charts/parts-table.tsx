import { styled } from '@mui/material/styles'
import { FigureTable } from '../result/figure-table.tsx'
import { useFormat } from '../texts.ts'
import { type Fill, StackedBar, Swatch } from './fills.tsx'

const Frame = styled('div')({ display: 'grid', gap: 8 })

export interface NamedPart {
  readonly id: string
  readonly name: string
  readonly fill: Fill
  readonly value: number
}

interface PartsTableProps {
  parts: readonly NamedPart[]
  /** A value as it is written. */
  valueText: (value: number) => string
  texts: { readonly label: string; readonly value: string; readonly share: string; readonly total: string }
  /** Leaves the shares out on phones, where long values need the room. */
  longValues?: true
}

/** Parts of a whole as a bar, and as figures; nothing when there is no whole. The page needs the patterns of `fills.tsx`. */
export function PartsTable({ parts, valueText, texts, longValues }: PartsTableProps) {
  const { percent } = useFormat()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return null
  const row = (id: string, name: React.ReactNode, value: number) => ({
    id,
    cells: [name, valueText(value), percent(value / total, 3)],
  })
  return (
    <Frame>
      <StackedBar parts={parts} />
      <FigureTable
        label={texts.label}
        columns={[
          { id: 'part', text: texts.label },
          { id: 'value', text: texts.value, figures: true },
          { id: 'share', text: texts.share, figures: true, ...(longValues && { wideOnly: true }) },
        ]}
        rows={[
          ...parts.map(({ id, name, fill, value }) =>
            row(
              id,
              <>
                <Swatch fill={fill} />
                {name}
              </>,
              value,
            ),
          ),
          row('total', texts.total, total),
        ]}
      />
    </Frame>
  )
}
