import { isIPv4, isIPv6 } from 'node:net'
import type { serverVariables, VariableName } from './variables.ts'

/** Every variable of the start-up script. */
export type Name = VariableName | (typeof serverVariables)[number]

// What .env.example says of each value, in the plainest code there is and without a look at the checks it judges.

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digit = '0123456789'

const isOf = (alphabet: string, text: string) => [...text].every((character) => alphabet.includes(character))
const isLong = (text: string, least: number, most: number) => text.length >= least && text.length <= most
const isOneOf =
  (...choices: string[]) =>
  (text: string) =>
    choices.includes(text)

const isNumber = (text: string, least: number, most: number) =>
  String(Number(text)) === text && isOf(digit, text) && Number(text) >= least && Number(text) <= most

const isAfter = (prefix: string, text: string, alphabet: string, least: number, most: number) => {
  const rest = text.slice(prefix.length)
  return text === prefix + rest && isOf(alphabet, rest) && isLong(rest, least, most)
}

const isRegion = (text: string) => {
  const parts = text.split('-')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const parted = parts.length > 2 && parts.every((part) => part !== '' && isOf(lower + digit, part))
  return parted && isLong(text, 9, 20) && isAfter('', first, lower, 2, 2) && isAfter('', last, digit, 1, 1)
}

const isUuid = (text: string) =>
  text
    .split('-')
    .map((part) => part.length)
    .join() === '8,4,4,4,12' && isOf(`-abcdef${digit}`, text)

const isBucket = (text: string) =>
  isAfter('', text, `-${lower}${digit}`, 3, 63) &&
  !['-', 'xn--'].some((start) => text.startsWith(start)) &&
  !['-', '--ol-s3', '-s3alias'].some((end) => text.endsWith(end))

const isLabel = (text: string) =>
  text !== '' && isOf(`-${lower}${digit}`, text) && !text.startsWith('-') && !text.endsWith('-')

/** Browsers take a host whose last label starts with a digit for an IPv4 address. */
const isHost = (text: string) => {
  const labels = text.split('.')
  return isOf(digit, labels.at(-1)?.[0] ?? '') ? isIPv4(text) : labels.every(isLabel)
}

const isUrl = (text: string) => {
  const [scheme, empty, authority = '', ...path] = text.split('/')
  const [host = '', port = '1', ...more] = authority.split(':')
  const isSafe = scheme === 'https:' || (scheme === 'http:' && ['localhost', '127.0.0.1'].includes(host))
  return (
    isLong(text, 10, 200) &&
    isSafe &&
    empty === '' &&
    more.length === 0 &&
    isHost(host) &&
    isNumber(port, 1, 65_535) &&
    isOf(`${lower}${upper}${digit}._~:/-`, path.join('/'))
  )
}

const isAddress = (text: string) => {
  if (text.includes(':')) return isOf(`:abcdef${digit}`, text) && isIPv6(text)
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => isNumber(part, 0, 255))
}

const isNetwork = (text: string) => {
  const [address = '', size = '1', ...more] = text.split('/')
  return more.length === 0 && isAddress(address) && isNumber(size, 1, address.includes(':') ? 128 : 32)
}

const isHsts = (text: string) => {
  const [seconds = '', ...more] = text.split(',')
  const isPlain = more.length === 0 || more.join() === 'subdomains'
  const isPreload = more.join() === 'subdomains,preload' && Number(seconds) >= 31_536_000
  return text === 'off' || (isNumber(seconds, 0, 999_999_999) && (isPlain || isPreload))
}

const rules: Readonly<Record<Name, (text: string, region: string) => boolean>> = {
  META_PIXEL_ID: (text) => isAfter('', text, digit, 10, 20),
  GTM_ID: (text) => isAfter('GTM-', text, upper + digit, 4, 12),
  GA_ID: (text) => isAfter('G-', text, upper + digit, 6, 14),
  CONSENT_MODE: isOneOf('opt-in', 'opt-out'),
  AWS_REGION: isRegion,
  COGNITO_USER_POOL_ID: (text, region) => isAfter(`${region}_`, text, lower + upper + digit, 1, 34),
  COGNITO_USER_POOL_CLIENT_ID: (text) => isAfter('', text, lower + digit, 20, 128),
  COGNITO_IDENTITY_POOL_ID: (text, region) =>
    text.startsWith(`${region}:`) && isUuid(text.slice(region.length + 1)),
  ASSETS_BUCKET: isBucket,
  GUEST_ACCESS: isOneOf('true', 'false'),
  CONSOLE_URL: isUrl,
  STATUS_URL: isUrl,
  CONTACT_FORM_URL: isUrl,
  SITE_INDEXING: isOneOf('on', 'off'),
  HSTS: isHsts,
  CSP_REPORT_URL: isUrl,
  TRUSTED_PROXIES: (text) => isLong(text, 3, 2000) && text.split(',').every(isNetwork),
  NGINX_WORKER_PROCESSES: (text) => isNumber(text, 1, 64),
  PORT: (text) => isNumber(text, 1, 65_535),
  METRICS_PORT: (text) => isNumber(text, 1, 65_535),
}

/** Whether a variable may have this value; an empty one is an unset one. */
export const mayBe = (name: Name, text: string, region: string): boolean =>
  text === '' || rules[name](text, region)
