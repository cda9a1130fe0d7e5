/**
 * The form of a whole value. JavaScript and `grep -E` must read the pattern alike: no \d or \w, no lookaround. It lists the allowed
 * characters, so that no value needs escaping in a script, in nginx.conf or in a header.
 */
export interface Grammar {
  readonly pattern: string
  /** Number of characters, if the pattern does not limit it. */
  readonly length?: readonly [least: number, most: number]
  /** Values that match this pattern are refused although they match the other. */
  readonly except?: string
  /** The value starts with the value of AWS_REGION; the pattern describes the rest. */
  readonly regional?: true
  /** All values, if they can be listed. */
  readonly choices?: readonly string[]
  /** Ends the sentence "NAME must be …". */
  readonly words: string
}

export const choice = (...choices: readonly string[]): Grammar => ({
  pattern: choices.join('|'),
  choices,
  words: choices.join(' or '),
})

const label = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'
// Browsers take a host for an IPv4 address if its last label starts with a digit.
const lastLabel = '[a-z]([a-z0-9-]*[a-z0-9])?'
const byte = '([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])'
const ipv4 = `${byte}([.]${byte}){3}`
const host = `((${label}[.])*${lastLabel}|${ipv4})`
const portNumber = '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'

const group = '[0-9a-f]{1,4}'
const groups = (count: number) => Array.from({ length: count }, () => group).join(':')
const groupsUpTo = (most: number) => {
  if (most < 2) return most === 0 ? '' : `(${group})?`
  return `(${group}(:${group}){0,${most - 1}})?`
}
const shortened = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => `${groups(count)}::${groupsUpTo(7 - count)}`)
const ipv6 = `(${[groups(8), ...shortened].join('|')})`
// A prefix of 0 would trust the whole internet and so any forged address.
const network = `(${ipv4}(/([1-9]|[12][0-9]|3[0-2]))?|${ipv6}(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)`

const seconds = '(0|[1-9][0-9]{0,8})'
const aYearOrMore =
  '([1-9][0-9]{8}|[4-9][0-9]{7}|3[2-9][0-9]{6}|31[6-9][0-9]{5}|315[4-9][0-9]{4}|3153[6-9][0-9]{3})'

// http only on this machine, for tests and local servers.
const url = `(https://${host}|http://(localhost|127[.]0[.]0[.]1))(:${portNumber})?(/[A-Za-z0-9_.~/:-]*)?`
const placeUrl = `[a-z][a-z0-9-]*=${url}`

export const grammars = {
  region: {
    pattern: '[a-z]{2}(-[a-z0-9]+)+-[0-9]',
    length: [9, 20],
    words: 'an AWS region such as ap-southeast-1',
  },
  userPool: {
    pattern: '_[A-Za-z0-9]{1,34}',
    regional: true,
    words: 'the value of AWS_REGION, _ and letters or digits',
  },
  client: { pattern: '[a-z0-9]{20,128}', words: '20 to 128 small letters or digits' },
  identityPool: {
    pattern: ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    regional: true,
    words: 'the value of AWS_REGION, : and a UUID in small letters',
  },
  bucket: {
    // No dots: the certificate of *.s3.REGION.amazonaws.com covers one label.
    pattern: '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]',
    except: 'xn--.*|.*(--ol-s3|-s3alias)',
    words: 'a bucket name of small letters, digits and hyphens, without dots',
  },
  url: {
    pattern: url,
    length: [10, 200],
    words: 'an https URL without query',
  },
  urlsOfPlaces: {
    pattern: `${placeUrl}(,${placeUrl})*`,
    length: [12, 2000],
    words: 'places and https URLs without query: place=url, separated by commas without spaces',
  },
  hsts: {
    pattern: `off|${seconds}(,subdomains)?|${aYearOrMore},subdomains,preload`,
    words: 'off, or seconds, then ,subdomains, then ,preload, which needs a year and subdomains',
  },
  networks: {
    pattern: `${network}(,${network})*`,
    length: [3, 2000],
    words: 'addresses or networks separated by commas without spaces, none with prefix 0',
  },
  workers: { pattern: '[1-9]|[1-5][0-9]|6[0-4]', words: 'a number from 1 to 64' },
  port: { pattern: portNumber, words: 'a number from 1 to 65535' },
} as const satisfies Record<string, Grammar>
