import { useFormat, useTexts } from '../texts.ts'
import { FigureTable, Named, PhoneOnly, ShareBar, Tag } from './figure-table.tsx'

/** One of several counts that can determine how much to buy. */
export interface Count<Id extends string> {
  readonly id: Id
  readonly count: number
  /** Minimum named in the count's label; by default the count itself. */
  readonly minimum: number
  /** Whether it determines the amount: the first of the highest counts. */
  readonly decides: boolean
}

/** Marks the count that decides: the first of the highest. */
export function markDeciding<Id extends string>(
  counts: readonly (readonly [id: Id, count: number, minimum?: number])[],
): readonly Count<Id>[] {
  const highest = Math.max(...counts.map(([, count]) => count))
  const first = counts.findIndex(([, count]) => count === highest)
  return counts.map(([id, count, minimum = count], index) => ({
    id,
    count,
    minimum,
    decides: index === first,
  }))
}

interface LimitBarsProps {
  texts: { readonly label: string; readonly bar: string; readonly value: string }
  /** `mark` labels the deciding limit; `undefined` on the others. */
  limits: readonly {
    readonly id: string
    readonly name: string
    readonly value: number
    readonly mark: string | undefined
  }[]
  valueText: (value: number) => string
}

/** Values as bars, with the one that decides marked. */
export function LimitBars({ texts, limits, valueText }: LimitBarsProps) {
  const highest = Math.max(...limits.map(({ value }) => value))
  return (
    <FigureTable
      label={texts.label}
      columns={[
        { id: 'limit', text: texts.label },
        { id: 'bar', text: texts.bar, wideOnly: true },
        { id: 'value', text: texts.value, figures: true },
      ]}
      rows={limits.map(({ id, name, value, mark }) => {
        const bar = <ShareBar key="bar" value={value} of={highest} />
        return {
          id,
          current: mark !== undefined,
          cells: [
            <Named key="limit" note={<PhoneOnly>{bar}</PhoneOnly>}>
              {name} {mark && <Tag>{mark}</Tag>}
            </Named>,
            bar,
            valueText(value),
          ],
        }
      })}
    />
  )
}

interface CountBarsProps {
  /** Names the counts: the text `counts.<label>`. */
  label: string
  /** Named by the texts `counts.<id>`. */
  counts: readonly Count<string>[]
}

/** Shows the counts behind the licences, with the deciding one marked. */
export function CountBars({ label, counts }: CountBarsProps) {
  const { own } = useTexts()
  const { number } = useFormat()
  return (
    <LimitBars
      texts={{ label: own(`counts.${label}`), bar: own('counts.bar'), value: own('counts.value') }}
      limits={counts.map(({ id, count, minimum, decides }) => ({
        id,
        name: own(`counts.${id}`, { minimum: number(minimum) }),
        value: count,
        mark: decides ? own('counts.decides') : undefined,
      }))}
      valueText={number}
    />
  )
}
