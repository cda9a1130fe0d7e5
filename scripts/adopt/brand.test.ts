import { expect, test } from 'vitest'
import { withAddresses } from './brand.ts'

const present = {
  siteUrl: 'https://www.acme.example',
  email: 'hello@acme.example',
  securityEmail: 'security@acme.example',
}
const text =
  'Write to security@acme.example or alerts@acme.example; see https://www.acme.example and git.acme.example.'

test('files name the next site, its domain and its mailboxes', () => {
  const next = {
    siteUrl: 'https://www.bolt.example',
    email: 'hello@bolt.example',
    securityEmail: 'report@bolt.example',
  }
  expect(withAddresses(text, present, next)).toBe(
    'Write to report@bolt.example or alerts@bolt.example; see https://www.bolt.example and git.bolt.example.',
  )
})

test('a mailbox that stays keeps its domain', () => {
  expect(withAddresses(text, present, { ...present, siteUrl: 'https://www.bolt.example' })).toBe(
    'Write to security@acme.example or alerts@bolt.example; see https://www.bolt.example and git.bolt.example.',
  )
})
