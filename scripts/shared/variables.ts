import type { Variable } from '../../src/config/variable.ts'
import { variables as own } from '../../src/config/variables.ts'
import { vendorFacts } from '../../src/tracking/vendors.ts'

export type VariableName = (typeof vendorFacts)[number]['variable']['name'] | keyof typeof own

const ofVendors = vendorFacts.map(({ variable: { name, ...variable } }): [string, Variable] => [
  name,
  { ...variable, reader: 'browser', group: 'Tracking' },
])

/** Every variable of the start-up script, in the order of all lists. */
export const variables = { ...Object.fromEntries(ofVendors), ...own } as Readonly<
  Record<VariableName, Variable>
>

export const variableNames = Object.keys(variables) as readonly VariableName[]
export const vendorVariables = vendorFacts.map(({ variable }) => variable.name)

/** Prefixes of the site's variables, in the order of the lists. */
export const prefixes: readonly string[] = [
  ...new Set(variableNames.map((name) => name.split('_', 1)[0] as string)),
]
