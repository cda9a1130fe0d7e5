import type { Variable } from '../../../src/config/variable.ts'
import { variableNames, variables } from '../../shared/variables.ts'
import { madeFrom, withSection } from './made-from.ts'

const groups: Readonly<Record<Variable['group'], string>> = {
  Tracking: 'Tracking',
  AWS: 'AWS',
  Addresses: 'Addresses: https://host[:port][/path], no query; http only for localhost and 127.0.0.1',
  Server: 'Server',
}

const wrapped = (text: string): readonly string[] =>
  text.match(/.{1,118}(?: |$)/g)?.map((line) => `# ${line.trim()}`) ?? []

const described = (name: string, { words }: Variable) => [...wrapped(words), `${name}=`]

/** .env.example */
export const envExample = (): string =>
  [
    ...wrapped(
      "Copy to .env for `docker compose up`, or set the same names in the container's environment. Unset or empty leaves a feature out, or takes the default that is named. Every value is checked at start; a bad one keeps the site from starting. No quotes, no spaces.",
    ),
    ...wrapped(madeFrom),
    ...Object.entries(groups).flatMap(([group, heading]) => [
      '',
      `# --- ${heading}`,
      ...Object.entries(variables).flatMap(([name, variable]) =>
        variable.group === group ? described(name, variable) : [],
      ),
    ]),
    '',
  ].join('\n')

/** Rewrites an overlay's site.env: keeps the operator's values, takes names and order from the table. */
export const siteEnv = (before: string): string => {
  const values = new Map([...before.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
  return variableNames.map((name) => `${name}=${values.get(name) ?? ''}\n`).join('')
}

const composeMarks = ['      # Variables: npm run generate', '      # End of the variables'] as const

/** Rewrites docker-compose.yml, which passes each variable on; the port inside the container stays fixed. */
export const compose = (before: string): string =>
  withSection(
    before,
    composeMarks,
    variableNames.map((name) => `      ${name}: ${name === 'PORT' ? '"8080"' : `\${${name}:-}`}`),
  )
