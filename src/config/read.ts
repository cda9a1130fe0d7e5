import { type Config, rules } from './rules.ts'
import type { Rule } from './variable.ts'

declare global {
  /** Set by /config.js, which the start-up script writes; `undefined` if that file failed to load. */
  var __APP_CONFIG__: unknown
}

export type VariableName = keyof Config
export const variableNames = Object.keys(rules) as readonly VariableName[]

/**
 * Checks the values of /config.js again and drops those that do not fit, with one warning that lists their names: the start-up script
 * refuses them, but a cached or hand-written file may not have passed it.
 * @param source the value of `window.__APP_CONFIG__`; anything but an object counts as empty
 */
export function readConfig(source: unknown): Config {
  const values =
    typeof source === 'object' && source !== null ? (source as Partial<Record<VariableName, unknown>>) : {}
  const config: Partial<Record<VariableName, string | undefined>> = {}
  const refused: VariableName[] = []
  for (const name of variableNames) {
    const value = values[name]
    const fits = isValid(name, value, config.AWS_REGION)
    config[name] = fits ? value : rules[name].fallback
    if (!fits && value !== undefined && value !== '') refused.push(name)
  }
  if (refused.length > 0) console.warn(`config.js: refused ${refused.join(', ')}`)
  return Object.freeze(config) as Config
}

/** @param region the AWS_REGION in effect, which the list puts before the regional variables */
export const isValid = (name: VariableName, value: unknown, region: string | undefined): value is string =>
  typeof value === 'string' && follows(rules[name], value, region)

const wholly = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text)

/** Whether a value matches a variable's grammar. */
export const follows = (
  { pattern, length: [least, most] = [1, 4096], except, regional }: Rule,
  value: string,
  region = '',
): boolean => {
  const start = regional ? region : ''
  const rest = value.slice(start.length)
  return (
    value.startsWith(start) &&
    rest.length >= least &&
    rest.length <= most &&
    wholly(pattern, rest) &&
    !(except && wholly(except, rest))
  )
}
