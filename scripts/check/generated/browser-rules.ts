import type { Variable } from '../../../src/config/variable.ts'
import { vendorFacts } from '../../../src/tracking/vendors.ts'
import { variables, vendorVariables } from '../../shared/variables.ts'
import { madeFrom } from './made-from.ts'

const forBrowsers = Object.entries<Variable>(variables).filter(([, { reader }]) => reader === 'browser')

const ruleOf = ({ grammar: { pattern, length, except, regional }, fallback }: Variable) => ({
  pattern,
  length,
  except,
  regional,
  fallback,
})

const typeOf = ({ grammar: { choices }, fallback }: Variable) => {
  if (choices) return choices.map((value) => JSON.stringify(value)).join(' | ')
  return fallback ? 'string' : 'string | undefined'
}

const constant = (value: unknown) => JSON.stringify(value)

/** src/config/rules.ts, before it is formatted */
export const browserRules = (): string => `// ${madeFrom}
import type { Rule } from './variable.ts'

/** Every variable under its own name; \`undefined\` switches the feature off. */
export interface Config {
${forBrowsers.map(([name, variable]) => `readonly ${name}: ${typeOf(variable)}`).join('\n')}
}

/** What /config.js may say. */
export const rules: Readonly<Record<keyof Config, Rule>> = ${constant(
  Object.fromEntries(forBrowsers.map(([name, variable]) => [name, ruleOf(variable)])),
)}

/** The variables that hold the vendors' ids. */
export const vendorVariables = ${constant(vendorVariables)} as const

/** The version of the privacy notice that visitors agree to. */
export const policyVersion = ${Math.max(...vendorFacts.map((facts) => facts.policyVersion))}
`
