import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { type Cut, cutter } from './cut.ts'

/** Cuts texts in the language of the page. */
export const CutContext = createContext<Cut>(cutter([]))

interface TextProps {
  children: string
  /** The text that readers see right before it, if that is in another element. */
  before?: string | undefined
  /** The text that readers see right after it, likewise. */
  after?: string | undefined
}

/**
 * A text whose line breaks are controlled by elements instead of characters, so that programs reading the page find the words whole.
 * `src/typography/jsx/jsx-runtime.ts` wraps every text of the app's elements in one.
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
  // Wrapped, since in a flex container each part would become an item. Neither element is a `span`, which a style sheet could match.
  return nodes.length > 1 ? createElement('text-run', null, nodes) : nodes
}
