import { answerBots, trainingBots } from '../../../src/config/bots.ts'
import type { Variable } from '../../../src/config/variable.ts'
import { secretEndings } from '../../../src/config/variables.ts'
import { brand } from '../../../src/provider/brand.ts'
import { vendorFacts } from '../../../src/tracking/vendors.ts'
import { prefixes, variables, vendorVariables } from '../../shared/variables.ts'
import { madeFrom } from './made-from.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

const entries: readonly [string, Variable][] = Object.entries(variables)

const setDefaults = () =>
  entries.flatMap(([name, { fallback }]) => (fallback ? [`  : "\${${name}:=${fallback}}"`] : []))

const checks = () =>
  entries.map(([name, { reader, grammar }]) => {
    const [least, most] = grammar.length ?? [1, 4096]
    const start = grammar.regional ? '"$AWS_REGION"' : "''"
    const words = quoted(grammar.words)
    const except = grammar.except ? ` ${quoted(grammar.except)}` : ''
    return `  ${reader} ${name} ${words} ${start} ${least} ${most} \\\n    ${quoted(grammar.pattern)}${except}`
  })

const services = () =>
  entries.flatMap(([name, { service }]) => (service ? [`    "\${${name}:+ ${service}}" \\`] : []))

/** Reads names from the environment rather than from `env`'s output, in which a multi-line value may look like further variables. */
const secrets = () => [
  `  awk 'BEGIN { for (name in ENVIRON) if (ENVIRON[name] != "" && name ~ \\`,
  `    /^(${prefixes.join('|')})_(.*_)?(${secretEndings.join('|')})$/) print name }' | sort | tr '\\n' ' '`,
]

/** In the order of the variables' names. */
const permissions = () =>
  vendorFacts
    .toSorted((one, two) => (one.variable.name < two.variable.name ? -1 : 1))
    .flatMap(({ variable, hosts }) => [
      `  if [ -n "$${variable.name}" ]; then`,
      ...Object.entries(hosts).map(([part, list]) => `    allow ${part} ${list.map(quoted).join(' ')}`),
      '  fi',
    ])

const functions = (): Readonly<Record<string, readonly string[]>> => ({
  set_defaults: setDefaults(),
  check_variables: checks(),
  secret_names: secrets(),
  configured_services: ["  printf '%s' \\", ...services(), "    ''"],
  has_vendor: [`  [ -n "${vendorVariables.map((name) => `$${name}`).join('')}" ]`],
  allow_vendors: permissions(),
  training_bots: [`  printf '%s' '${trainingBots.join(' ')}'`],
  answer_bots: [`  printf '%s' '${answerBots.join(' ')}'`],
  sitemap_address: [`  printf '%s' ${quoted(`${brand.siteUrl}/sitemap.xml`)}`],
})

/** nginx/startup/table.sh */
export const startupScript = (): string =>
  [
    '# shellcheck shell=sh',
    `# ${madeFrom}`,
    ...Object.entries(functions()).map(([name, lines]) => `\n${name}() {\n${lines.join('\n')}\n}`),
    '',
  ].join('\n')
