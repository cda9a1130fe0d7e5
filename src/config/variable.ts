import type { Grammar } from './grammars.ts'

/** The part of a variable that browsers need. */
export type Rule = Omit<Grammar, 'choices' | 'words'> & Pick<Variable, 'fallback'>

/** An environment variable of the container. */
export interface Variable {
  readonly grammar: Grammar
  /** The value if it is unset or refused. */
  readonly fallback?: string
  /** `browser`: /config.js carries it to every visitor; `server`: it stays in the start-up script. */
  readonly reader: 'browser' | 'server'
  /** The heading above it in `.env.example`. */
  readonly group: 'Tracking' | 'AWS' | 'Addresses' | 'Server'
  readonly example: string
  /** Name of the service that it switches on, for the start-up message. */
  readonly service?: string
  /** One line for the table of variables. */
  readonly purpose: string
  /** Full description for operators, for `.env.example`. */
  readonly words: string
}
