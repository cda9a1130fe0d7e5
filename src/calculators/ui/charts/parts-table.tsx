import { styled } from '@mui/material/styles'
import { FigureTable } from '../result/figure-table.tsx'
import { useFormat } from '../texts.ts'
import { type Fill, FillPatterns, StackedBar, Swatch } from './fills.tsx'

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
}

/** Parts of a whole as a bar, and as figures; nothing when there is no whole. Once on a page, since it brings the patterns. */
export function PartsTable({ parts, valueText, texts }: PartsTableProps) {
  const { percent } = useFormat()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return null
  return (
    <Frame>
      <FillPatterns />
      <StackedBar parts={parts} />
      <FigureTable
        label={texts.label}
        columns={[
          { id: 'part', text: texts.label },
          { id: 'value', text: texts.value, figures: true },
          { id: 'share', text: texts.share, figures: true },
        ]}
        rows={[
          ...parts.map(({ id, name, fill, value }) => ({
            id,
            cells: [
              <span key="name">
                <Swatch fill={fill} />
                {name}
              </span>,
              valueText(value),
              percent(value / total, 3),
            ],
          })),
          { id: 'total', cells: [texts.total, valueText(total), percent(1, 3)] },
        ]}
      />
    </Frame>
  )
}
