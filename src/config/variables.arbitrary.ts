import fc from 'fast-check'
import { values } from '../../scripts/fixtures/values.ts'
import type { Name } from './variables.oracle.ts'

/** Bytes as an environment holds them, one per character; NUL ends a value and cannot stand in it. */
const byte = fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code))
/** What breaks out of a shell, JavaScript, nginx.conf or a header, and what the values themselves are made of. */
const telling = fc.constantFrom(
  ...' \t\r\n\'"`\\$(){};#*?[]!|&<>%=+@,.:/_~-^',
  ...'0159azAZfgGT',
  '--',
  '..',
  '::',
  '$(id)',
)
const piece = fc.oneof(telling, byte, fc.constant(''))

const text = (alphabet: string, least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: least, maxLength: most })

const lower = 'abcdefghijklmnopqrstuvwxyz'
const digit = '0123456789'
const upper = lower.toUpperCase()
const label = fc.oneof(
  { weight: 9, arbitrary: text(lower + digit, 1, 12) },
  { weight: 1, arbitrary: fc.constantFrom('-a', 'a-', '-', '', 'x-y', 'xn--a') },
)
const number = (most: number) => fc.integer({ min: 0, max: most }).map(String)

const host = fc.oneof(
  fc.constantFrom('localhost', '127.0.0.1'),
  fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.')),
)
const url = fc
  .tuple(
    fc.constantFrom('https', 'https', 'http'),
    host,
    fc.oneof(
      fc.constant(''),
      number(70_000).map((port) => `:${port}`),
    ),
    text(`${lower}${upper}${digit}/._~:-`, 0, 30),
  )
  .map(([scheme, at, port, path]) => `${scheme}://${at}${port}${path && `/${path}`}`)
const address = fc.oneof(
  fc.tuple(number(260), number(256), number(256), number(256)).map((parts) => parts.join('.')),
  fc.ipV6(),
)
const network = fc.oneof(
  address,
  fc.tuple(address, number(130)).map((parts) => parts.join('/')),
)
const uuid = fc.uuid()

/** Values near the documented form, good ones and ones just past its bounds. */
const shaped = (region: string): Readonly<Record<Name, fc.Arbitrary<string>>> => ({
  META_PIXEL_ID: text(digit, 9, 21),
  GTM_ID: text(upper + digit, 3, 13).map((id) => `GTM-${id}`),
  GA_ID: text(upper + digit, 5, 15).map((id) => `G-${id}`),
  CONSENT_MODE: fc.constantFrom(...values.CONSENT_MODE.good),
  AWS_REGION: fc.constant(region),
  COGNITO_USER_POOL_ID: text(lower + upper + digit, 0, 36).map((id) => `${region}_${id}`),
  COGNITO_USER_POOL_CLIENT_ID: fc.oneof(text(lower + digit, 18, 30), text(lower + digit, 126, 130)),
  COGNITO_IDENTITY_POOL_ID: uuid.map((id) => `${region}:${id}`),
  ASSETS_BUCKET: fc.oneof(text(`${lower}-`, 2, 12), text(lower + digit, 60, 65)),
  GUEST_ACCESS: fc.constantFrom(...values.GUEST_ACCESS.good),
  CONSOLE_URL: url,
  STATUS_URL: url,
  CONTACT_FORM_URL: url,
  SITE_INDEXING: fc.constantFrom(...values.SITE_INDEXING.good),
  HSTS: fc
    .tuple(
      fc.oneof(
        number(300),
        number(100_000_000),
        fc.constantFrom('31536000', '31535999', '1234567890', 'off'),
      ),
      fc.constantFrom('', '', ',subdomains', ',preload', ',subdomains,preload', ',subdomains,preload'),
    )
    .map((parts) => parts.join('')),
  CSP_REPORT_URL: url,
  TRUSTED_PROXIES: fc.array(network, { minLength: 1, maxLength: 4 }).map((networks) => networks.join(',')),
  NGINX_WORKER_PROCESSES: number(70),
  PORT: number(70_000),
  METRICS_PORT: number(70_000),
})

/** A value with a few characters put in, taken out or replaced. */
const spoiled = (value: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(value.length), fc.nat(2), piece), { maxLength: 2 })
    .map((edits) =>
      edits.reduce((before, [at, cut, put]) => before.slice(0, at) + put + before.slice(at + cut), value),
    )

const regionLike = fc.oneof(
  fc.constantFrom(...values.AWS_REGION.good),
  fc.tuple(text(lower, 2, 2), text(`${lower}-`, 4, 14), text(digit, 1, 1)).map((parts) => parts.join('-')),
)

/** An environment: every variable with a value that is good, near to good, or anything. */
export const environment: fc.Arbitrary<Readonly<Record<Name, string>>> = fc
  .oneof({ weight: 3, arbitrary: regionLike }, { weight: 1, arbitrary: regionLike.chain(spoiled) })
  .chain((region) => {
    const names = Object.entries(shaped(region)) as [Name, fc.Arbitrary<string>][]
    const valueFor = (name: Name, near: fc.Arbitrary<string>) =>
      name === 'AWS_REGION'
        ? near
        : fc.oneof(
            { weight: 4, arbitrary: near },
            { weight: 3, arbitrary: near.chain(spoiled) },
            {
              weight: 2,
              arbitrary: fc.constantFrom(...values[name].good, ...values[name].bad).chain(spoiled),
            },
            { weight: 1, arbitrary: fc.string({ unit: byte, maxLength: 40 }) },
          )
    return fc.record(
      Object.fromEntries(names.map(([name, near]) => [name, valueFor(name, near)])),
    ) as fc.Arbitrary<Record<Name, string>>
  })
