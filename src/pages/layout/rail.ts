import type { PageKind } from '../../catalogue/pages.ts'

/**
 * How the parts are beside the list of sections: `kept` leaves the list its column, so that all parts begin at one edge; on services and
 * use cases, which show more than they tell, chapters and drawings reach `over` it.
 */
export type Rail = 'kept' | 'over'

/** The kinds that have the list of sections; the others are short, or begin with a tool. */
export const rails: Partial<Record<PageKind, Rail>> = {
  service: 'over',
  'use-case': 'over',
  article: 'kept',
  legal: 'kept',
  guideline: 'kept',
}
