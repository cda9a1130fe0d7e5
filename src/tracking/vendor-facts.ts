import type cookieWords from '../../locales/cookies.json'
import type { Variable } from '../config/variable.ts'
import type { Category } from './consent.ts'

/** A part of the content security policy that a vendor may need opened. */
export type Directive = 'script' | 'image' | 'connect' | 'frame' | 'form'

/** Facts about a vendor that the server, the documents and the privacy page need, but browsers do not. */
export interface VendorFacts {
  /** The variable that holds its id and switches it on. */
  readonly variable: Omit<Variable, 'reader' | 'group' | 'fallback' | 'service'> & {
    readonly name: string
    readonly service: string
  }
  /** Hosts that the content security policy allows once the vendor is on. */
  readonly hosts: Readonly<Partial<Record<Directive, readonly string[]>>>
  /** Set it above every other vendor's when this one is new or its purposes change, so that visitors are asked again. */
  readonly policyVersion: number
  /** Its name and its company on the privacy page. */
  readonly name: string
  readonly company: string
  /** Named as in locales/cookies.json, which describes them; `*` replaces the part that varies. */
  readonly cookies: readonly {
    readonly name: keyof typeof cookieWords
    readonly category: Category
  }[]
}
