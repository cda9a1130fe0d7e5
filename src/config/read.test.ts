import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { values } from '../../scripts/fixtures/values.ts'
import { readConfig, variableNames } from './read.ts'

let warnings: unknown[][]
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...message) => warnings.push(message))
})
afterEach(() => vi.restoreAllMocks())

const defaults = { CONSENT_MODE: 'opt-out', AWS_REGION: 'ap-southeast-1', GUEST_ACCESS: 'false' }

test.each([undefined, null, 'text', 7, {}])('%o is an empty configuration with defaults', (source) => {
  const config = readConfig(source)
  expect(config).toEqual(defaults)
  expect(Object.keys(config)).toEqual(variableNames)
  expect(Object.isFrozen(config)).toBe(true)
  expect(warnings).toEqual([])
})

test.each(variableNames)('%s keeps good values', (name) => {
  for (const value of values[name].good) expect(readConfig({ [name]: value })[name], value).toBe(value)
  expect(warnings).toEqual([])
})

test.each(variableNames)('%s falls back from bad ones', (name) => {
  for (const value of [...values[name].bad, 7, null, {}, [values[name].good[0]]]) {
    expect(readConfig({ [name]: value })[name], String(value)).toBe(readConfig({})[name])
  }
})

test('one warning names every refused value and shows none', () => {
  const config = readConfig({
    GTM_ID: 'secret!',
    META_PIXEL_ID: '1234567890',
    ASSETS_BUCKET: 'secret.',
    GA_ID: '',
  })
  expect(config).toEqual({ ...defaults, META_PIXEL_ID: '1234567890' })
  expect(warnings).toEqual([['config.js: refused GTM_ID, ASSETS_BUCKET']])
})

test('pools belong to the region in effect', () => {
  const pool = 'eu-west-1_Ab12Cd34E'
  expect(readConfig({ AWS_REGION: 'eu-west-1', COGNITO_USER_POOL_ID: pool }).COGNITO_USER_POOL_ID).toBe(pool)
  expect(readConfig({ COGNITO_USER_POOL_ID: pool }).COGNITO_USER_POOL_ID).toBeUndefined()
})

test('names that are not in the list are left out', () => {
  expect(readConfig({ AWS_SECRET_ACCESS_KEY: 'x', PORT: '8080' })).toEqual(defaults)
})
