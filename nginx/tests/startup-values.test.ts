/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refusedNames, shells, startupIn } from '../../scripts/fixtures/shells.ts'
import { spoiled } from '../../scripts/fixtures/spoiled-values.ts'
import { type Examples, values } from '../../scripts/fixtures/values.ts'
import { isValid, variableNames } from '../../src/config/read.ts'

const { AWS_REGION: regions, ...others } = values

/** Variables that others need, so that no value is refused for lack of another. */
const needed = Object.fromEntries(
  (['COGNITO_USER_POOL_ID', 'COGNITO_USER_POOL_CLIENT_ID', 'COGNITO_IDENTITY_POOL_ID'] as const).map(
    (name) => [name, values[name].good[0] as string],
  ),
)

/**
 * Makes environments: the nth sets the nth value of every list that is long enough. A run per value would take half a minute. Leaves out the
 * region, which is tested separately, since the pools' ids depend on it.
 */
function rows(list: (values: Examples) => readonly string[]) {
  const lists = Object.entries(others).map(([name, value]) => ({ name, list: list(value) }))
  const count = Math.max(...lists.map(({ list }) => list.length))
  return Array.from({ length: count }, (_, row) => {
    const set = lists.flatMap(({ name, list }) =>
      list[row] === undefined ? [] : [[name, list[row]] as const],
    )
    return { env: { ...needed, ...Object.fromEntries(set) }, set: set.map(([name]) => name) }
  })
}

describe.each(shells)('the checks in $name', async ({ command }) => {
  const { run } = await startupIn(command)

  test.each(rows((value) => value.good))('take good values, row %$', async ({ env }) => {
    expect(await run(env)).toEqual({ code: 0, messages: expect.not.stringContaining('error') })
  })

  test.each([...rows((value) => value.bad), ...rows((value) => spoiled(value.good[0] as string))])(
    'refuse bad values, all together and by name, row %$',
    async ({ env, set }) => {
      const { code, messages } = await run(env)
      expect(code).toBe(78)
      expect(new Set(refusedNames(messages)), JSON.stringify(env)).toEqual(new Set(set))
      expect(messages).toMatch(/\d+ error\(s\), not starting\n$/)
    },
  )

  test.each(regions.good)('take the region %s', async (AWS_REGION) => {
    expect(await run({ AWS_REGION })).toMatchObject({ code: 0 })
  })

  test.each([...regions.bad, ...spoiled('ap-southeast-1')])('refuse the region %j', async (AWS_REGION) => {
    const { code, messages } = await run({ AWS_REGION })
    expect([code, refusedNames(messages)]).toEqual([78, ['AWS_REGION']])
  })

  test('take empty values as unset', async () => {
    const empty = Object.fromEntries(Object.keys(values).map((name) => [name, '']))
    expect(await run(empty)).toMatchObject({ code: 0 })
  })

  test('print no value', async () => {
    const secret = Object.fromEntries(Object.keys(values).map((name) => [name, 'hunter2 "hunter2']))
    const { code, messages } = await run(secret)
    expect(code).toBe(78)
    expect(messages).not.toContain('hunter2')
  })

  test('agree with the checks in TypeScript on mutated values', async () => {
    const mutated = (value: string) =>
      fc
        .tuple(fc.nat(value.length), fc.nat(2), fc.string({ unit: 'binary', maxLength: 2 }))
        .map(([at, cut, text]) =>
          (value.slice(0, at) + text + value.slice(at + cut)).replaceAll('\0', '').toWellFormed(),
        )
    const names = variableNames.filter((name) => name !== 'AWS_REGION')
    const environments = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.constantFrom(...values[name].good, ...values[name].bad).chain(mutated),
        ]),
      ),
    )
    await fc.assert(
      fc.asyncProperty(environments, async (env) => {
        const expected = names.filter((name) => env[name] && !isValid(name, env[name], 'ap-southeast-1'))
        const { messages } = await run(env)
        const refused = [...messages.matchAll(/error: (\w+) must be (?!set)/g)].map(([, name]) => name)
        expect(refused).toEqual(expected)
      }),
      { numRuns: 60 },
    )
    // Sixty shells, beside the suites that start containers.
  }, 360_000)
})
