import type { Config } from '../config/rules.ts'
import type { Category, Choices } from './consent.ts'
import type { PageView } from './page-view.ts'

/** A measuring service. Everything that is particular to it stands in its folder in `vendors/`. */
export interface Vendor {
  /** It is loaded when the visitor allows any of these, and loaded anew when one of them is taken back. */
  categories: readonly Category[]
  /** The cookies it may leave, by what the visitor must allow for them. */
  cookies: Partial<Record<Category, RegExp>>
  /** Its id, where the operator has set one and no other vendor does its work. */
  id: (config: Config) => string | undefined
  /** Where its script comes from, as the facts' hosts name it too. */
  origin: `https://${string}`
  /** Prepares the page and says which script of its origin to load. No request may leave before that script's. */
  prepare: (id: string, choices: Choices) => `/${string}`
  pageView: (id: string, view: PageView) => void
  /** Told of a choice that changes while its script is there, where it wants to know. */
  choicesChanged?: (choices: Choices) => void
}
