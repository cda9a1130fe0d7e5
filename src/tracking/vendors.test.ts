import { expect, test } from 'vitest'
import { vendorVariables } from '../config/rules.ts'
import { categories } from './consent.ts'
import { vendorFacts, vendors } from './vendors.ts'

/** The names in a cell of the privacy page; `*` replaces a part that differs in each browser. */
const cookieNames = (names: string) => names.split(', ')

const both = vendors.map((vendor, index) => {
  const facts = vendorFacts[index]
  if (!facts) throw new Error('a vendor has no facts')
  return { name: facts.variable.name, vendor, facts }
})

test('every vendor has facts, and its own variable switches it on', () => {
  expect(vendorFacts.length).toBe(vendors.length)
  for (const { name, vendor } of both)
    for (const variable of vendorVariables) {
      const config = { [variable]: 'id' } as unknown as Parameters<typeof vendor.id>[0]
      expect(vendor.id(config), `${name} with ${variable}`).toBe(variable === name ? 'id' : undefined)
    }
})

test.each(both)('the policy lets the script of $name load', ({ vendor, facts }) => {
  const { hostname } = new URL(vendor.origin)
  const isAllowed = facts.hosts.script.some(
    (host) => host === vendor.origin || (host.startsWith('https://*.') && hostname.endsWith(host.slice(9))),
  )
  expect(isAllowed).toBe(true)
})

test.each(both)(
  'the cookies of $name that the privacy page lists are deleted when they are refused',
  ({ vendor, facts }) => {
    for (const { name, category } of facts.cookies)
      for (const cookie of cookieNames(name)) expect(cookie).toMatch(vendor.cookies[category] ?? 'nothing')
  },
)

test('the privacy page names every kind of cookie that is deleted', () => {
  const listed = vendorFacts.flatMap(({ cookies }) => cookies.flatMap(({ name }) => cookieNames(name)))
  for (const { cookies } of vendors)
    for (const category of categories) {
      const pattern = cookies[category]
      const isListed = !pattern || listed.some((name) => pattern.test(name))
      expect(isListed, `${pattern}`).toBe(true)
    }
})
