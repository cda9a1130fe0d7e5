import type { Variable } from '../../../src/config/variable.ts'
import { variables } from '../../shared/variables.ts'
import { withSection } from './made-from.ts'

const marks = ['<!-- variables: npm run generate -->', '<!-- end of the variables -->'] as const

const row = ([name, { example, purpose }]: [string, Variable]) =>
  `| \`${name}\` | \`${example}\` | ${purpose} |`

/** Replaces the table of variables in a document. */
export const withVariableTable = (document: string): string =>
  withSection(document, marks, [
    '',
    '| Variable | Example | For |',
    '|---|---|---|',
    ...Object.entries<Variable>(variables).map(row),
    '',
  ])
