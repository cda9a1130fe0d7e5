import type { Config } from '../config/variables.ts'
import type { Category, Choices } from './consent.ts'
import type { PageView } from './page-view.ts'

/** A measuring service. Everything that is particular to it stands in its one file in `vendors/`. */
export interface Vendor {
  name: string
  /** It is loaded when the visitor allows any of these. */
  categories: readonly Category[]
  /** Its id, where the operator has set one and no other vendor does its work. */
  id: (config: Config) => string | undefined
  /** Prepares the page and says which script to load. No request may leave before that script's. */
  prepare: (id: string, choices: Choices) => string
  pageView: (id: string, view: PageView) => void
}
