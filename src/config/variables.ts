/**
 * The variables that the container's environment sets and /config.js carries: the only list in TypeScript. The same
 * names and checks, for the server: nginx/startup/variables.sh. A test holds both against .env.example,
 * docker-compose.yml and deploy/kubernetes.
 */

const label = '[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
/** Not a number's: browsers take a host whose last label starts with a digit for an IPv4 address. */
const lastLabel = '[a-z](?:[a-z\\d-]*[a-z\\d])?'
const byte = '(?:\\d|[1-9]\\d|1\\d\\d|2[0-4]\\d|25[0-5])'
const host = `(?:(?:${label}\\.)*${lastLabel}|${byte}(?:\\.${byte}){3})`
const port = ':(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])'
/** An https URL without query, or http on this machine, for tests and local fake servers. */
const url = new RegExp(
  `^(?=.{10,200}$)(?:https://${host}|http://(?:localhost|127\\.0\\.0\\.1))(?:${port})?(?:/[\\w.~/:-]*)?$`,
)

interface Rule {
  readonly pattern: RegExp
  /** The value when the variable is unset or refused. */
  readonly fallback?: string
  /** The value starts with AWS_REGION. */
  readonly regional?: true
}

const choice = <const Value extends string>(...values: readonly [Value, ...Value[]]) => ({
  pattern: new RegExp(`^(?:${values.join('|')})$`),
  /** The first one. */
  fallback: values[0] as Value,
})

export const variables = {
  META_PIXEL_ID: { pattern: /^\d{10,20}$/ },
  GTM_ID: { pattern: /^GTM-[A-Z\d]{4,12}$/ },
  GA_ID: { pattern: /^G-[A-Z\d]{6,14}$/ },
  CONSENT_MODE: choice('opt-out', 'opt-in'),
  AWS_REGION: { pattern: /^(?=.{9,20}$)[a-z]{2}(?:-[a-z\d]+)+-\d$/, fallback: 'ap-southeast-1' },
  COGNITO_USER_POOL_ID: { pattern: /^[a-z\d-]+_[A-Za-z\d]{1,34}$/, regional: true },
  COGNITO_USER_POOL_CLIENT_ID: { pattern: /^[a-z\d]{20,128}$/ },
  COGNITO_IDENTITY_POOL_ID: {
    pattern: /^[a-z\d-]+:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    regional: true,
  },
  ASSETS_BUCKET: { pattern: /^(?!xn--)(?!.*(?:--ol-s3|-s3alias)$)[a-z\d][a-z\d-]{1,61}[a-z\d]$/ },
  GUEST_ACCESS: choice('false', 'true'),
  CONSOLE_URL: { pattern: url },
  STATUS_URL: { pattern: url },
  CONTACT_FORM_URL: { pattern: url },
} satisfies Record<string, Rule>

export type VariableName = keyof typeof variables

/** Read by the start-up script and never sent to the browser. */
export const serverVariables = [
  'SITE_INDEXING',
  'HSTS',
  'CSP_REPORT_URL',
  'TRUSTED_PROXIES',
  'NGINX_WORKER_PROCESSES',
  'PORT',
  'METRICS_PORT',
] as const

type ValueOf<Name extends VariableName> = (typeof variables)[Name] extends { fallback: infer Value }
  ? Value
  : string | undefined

/** Every variable under its own name; `undefined` switches the feature off. */
export type Config = { readonly [Name in VariableName]: ValueOf<Name> }

export function rulesOf(name: VariableName): Rule {
  return variables[name]
}

export const variableNames = Object.keys(variables) as readonly VariableName[]
