import type { Config } from '../config/rules.ts'
import type { Category, Choices } from './consent.ts'
import type { PageView } from './page-view.ts'

/** A service that counts page views. Everything specific to it is in its folder in `vendors/`. */
export interface Vendor {
  /** Loaded when the visitor allows any of these; the page is reloaded when one of them is withdrawn. */
  categories: readonly Category[]
  /** The cookies it may set, by the category that the visitor must allow for them. */
  cookies: Partial<Record<Category, RegExp>>
  /** Its id, if the operator has set one and no other vendor sends for it. */
  id: (config: Config) => string | undefined
  /** Origin of its script; the facts' hosts must include it. */
  origin: `https://${string}`
  /**
   * Prepares the page. It must send no request before the script's.
   * @returns the path of its script below its origin
   */
  prepare: (id: string, choices: Choices) => `/${string}`
  pageView: (id: string, view: PageView) => void
  /** Called when a choice changes while its script is loaded. */
  choicesChanged?: (choices: Choices) => void
}
