import { expect, test } from 'vitest'
import { brand } from '../../src/provider/brand.ts'
import { addressProblem } from './site-address.ts'

test.each([brand.siteUrl, 'https://example.com', 'https://www.example.com:8443'])(
  '%s is an address',
  (url) => {
    expect(addressProblem(url)).toBeUndefined()
  },
)

test.each([
  'https://example.com/site',
  'https://example.com/',
  'https://example.com?x',
  'http://example.com',
  'https://Example.com',
  'example.com',
])('%s is none, since the site needs the root of a host', (url) => {
  expect(addressProblem(url)).toContain(url)
})
