import { createContext, Fragment, useContext } from 'react'
import { CutContext } from '../typography/text.ts'
import { matchesIn } from './matches.ts'
import type { Mark } from './search.ts'

/** What is marked. A context, so that a keystroke re-renders only the marked texts, not the links around them. */
export const MarksContext = createContext<readonly Mark[]>([])

/** A text with the searched words marked. */
export function Highlight({ text }: { text: string }) {
  const ranges = matchesIn(text, useContext(MarksContext), useContext(CutContext))
  return (
    <>
      {ranges.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
