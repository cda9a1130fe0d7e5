import { expect, test } from 'vitest'
import { withoutPolicy } from './security-txt.ts'

const text =
  'Contact: mailto:security@acme.example\nPolicy: https://acme.example/security#report\nExpires: 2030-01-01\n'

test('a policy on a removed page is removed, another stays', () => {
  expect(withoutPolicy(text, ['https://acme.example/security'])).toBe(
    'Contact: mailto:security@acme.example\nExpires: 2030-01-01\n',
  )
  expect(withoutPolicy(text, ['https://acme.example/secu'])).toBe(text)
})
