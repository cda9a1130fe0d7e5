import type { Grammar } from './grammars.ts'

/** What a browser must know of a variable. */
export type Rule = Omit<Grammar, 'choices' | 'words'> & Pick<Variable, 'fallback'>

/** A variable of the container's environment. */
export interface Variable {
  readonly grammar: Grammar
  /** Its value where it is unset or refused. */
  readonly fallback?: string
  /** `browser`: /config.js carries it to every visitor; `server`: it stays in the start-up script. */
  readonly reader: 'browser' | 'server'
  /** Its heading in `.env.example`. */
  readonly group: 'Tracking' | 'AWS' | 'Addresses' | 'Server'
  readonly example: string
  /** What the start-up message calls the service that it switches on. */
  readonly service?: string
  /** One line for the table of variables. */
  readonly purpose: string
  /** All that an operator has to know, for `.env.example`. */
  readonly words: string
}
