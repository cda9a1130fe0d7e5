import type { Variable } from '../config/variable.ts'
import type { Language } from '../i18n/languages.ts'
import type { Category } from './consent.ts'

/** A cookie as the privacy page tells of it, in the order of that table's columns. */
interface CookieWords {
  readonly purpose: string
  readonly provider: string
  readonly life: string
  readonly condition: string
}

/** A part of the content security policy that a service may need opened. */
export type Directive = 'script' | 'image' | 'connect' | 'frame' | 'form'

/** What server, documents and privacy page must know of a measuring service, and its visitors' browsers need not. */
export interface VendorFacts {
  /** Holds its id and switches it on. */
  readonly variable: Omit<Variable, 'reader' | 'group' | 'fallback' | 'service'> & {
    readonly name: string
    readonly service: string
  }
  /** The hosts that the content security policy lets pages reach once it is on. */
  readonly hosts: Readonly<Partial<Record<Directive, readonly string[]>>>
  /** Variables that would hold secrets of it, which the server refuses. */
  readonly secrets: readonly string[]
  /** Raised above every other service's when it is new or its purposes change, so that visitors are asked again. */
  readonly policyVersion: number
  /** What the privacy page calls it, and who runs it. */
  readonly name: string
  readonly company: string
  readonly cookies: readonly ({
    readonly name: string
    readonly category: Category
  } & Readonly<Record<Language, CookieWords>>)[]
}
