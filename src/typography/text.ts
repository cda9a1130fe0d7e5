import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { type Cut, cutter } from './cut.ts'

/** Cuts texts in the language of the page. */
export const CutContext = createContext<Cut>(cutter([]))

interface TextProps {
  children: string
  /** What readers see right before it, if it is in another element. */
  before?: string | undefined
  /** What readers see right after it, likewise. */
  after?: string | undefined
}

/**
 * A text with elements instead of signs to steer its line breaks, so that whatever reads the page finds the words whole.
 * `src/typography/jsx/jsx-runtime.ts` puts every text of the app's elements into one.
 */
export function Text({ children, before, after }: TextProps): ReactNode {
  const parts = useContext(CutContext)(children, before, after)
  if (parts.every(({ kept, mayBreakBefore }) => !kept && !mayBreakBefore)) return children
  const nodes = parts.map(({ text, kept, mayBreakBefore }, index) =>
    createElement(
      Fragment,
      { key: index },
      mayBreakBefore && createElement('wbr'),
      kept ? createElement('no-break', null, text) : text,
    ),
  )
  // In a flex container each part would be an item of its own. Neither element is a `span`, which a style sheet could mean.
  return nodes.length > 1 ? createElement('text-run', null, nodes) : nodes
}
