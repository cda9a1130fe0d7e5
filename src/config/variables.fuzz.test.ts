import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shells } from '../../scripts/fixtures/shells.ts'
import { isValid } from './read.ts'
import { environment } from './variables.arbitrary.ts'
import { mayBe, type Name } from './variables.oracle.ts'
import { serverVariables, variableNames } from './variables.ts'

const names: readonly Name[] = [...variableNames, ...serverVariables]
const regional: readonly Name[] = ['COGNITO_USER_POOL_ID', 'COGNITO_IDENTITY_POOL_ID']

/** A failure names the seed that brings its values back. */
const { seed } = fc.readConfigureGlobal()
const environments = fc.sample(environment, 3000)

/** What the documented forms say. With a region that is refused itself, nobody can say what its pools' ids look like. */
const expected = environments.map((env) => {
  const judged = names.filter((name) => mayBe('AWS_REGION', env.AWS_REGION, '') || !regional.includes(name))
  return { env, judged, refused: judged.filter((name) => !mayBe(name, env[name], env.AWS_REGION)) }
})

/** The same with only what is right in them: nothing of these may be refused. */
const rightOnes = expected
  .slice(0, 500)
  .map(({ env, judged, refused }) =>
    Object.fromEntries(
      names.map((name) => [name, judged.includes(name) && !refused.includes(name) ? env[name] : '']),
    ),
  )

/** Where the two disagree, each with the value and the seed. */
const differences = (verdicts: readonly (readonly string[])[], judges: readonly Name[] = names) =>
  expected.flatMap(({ env, judged, refused }, index) =>
    judged
      .filter((name) => judges.includes(name) && refused.includes(name) !== verdicts[index]?.includes(name))
      .map((name) => `${name}=${JSON.stringify(env[name])} in ${env.AWS_REGION}, seed ${seed}`),
  )

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`

/**
 * One process for all: the start-up script's own list and checks, again and again over other values. Only what notes a refused value is
 * another one, since its message takes a process.
 */
const program = (startup: string) => `set -eu
export LC_ALL=C
IFS=' '
. ${startup}/checks.sh
. ${startup}/variables.sh
server() {
  eval "value=\\$$1"
  [ -z "$value" ] || "$2" "$value" || refused="$refused $1"
}
${[...environments, ...rightOnes]
  .map(
    (env) => `${names.map((name) => `${name}=${quoted(env[name] ?? '')}`).join('\n')}
refused=
public_entries=
check_variables
printf '%s\\000%s\\000' "$refused" "$public_entries"`,
  )
  .join('\n')}
`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-fuzz-'))
  await writeFile(join(folder, 'checks.sh'), program(join(process.cwd(), 'nginx/startup')), 'latin1')
})
afterAll(() => rm(folder, { recursive: true }))

const outputOf = async ([command, ...args]: readonly [string, ...string[]]) => {
  const options = { encoding: 'latin1', maxBuffer: 2 ** 28 } as const
  const { stdout } = await promisify(execFile)(command, [...args, join(folder, 'checks.sh')], options)
  return stdout.split('\0')
}

describe.each(shells)(`${environments.length} environments in $name`, ({ command }) => {
  let output: string[]
  beforeAll(async () => {
    output = await outputOf(command)
  }, 60_000)

  test('are refused where the documented forms say so, and nowhere else', () => {
    const verdicts = environments.map((_, index) => (output[2 * index] ?? '').split(' '))
    expect(output).toHaveLength(2 * (environments.length + rightOnes.length) + 1)
    expect(differences(verdicts)).toEqual([])
  })

  test('reach config.js as they are, where they are right', () => {
    const made = output.slice(2 * environments.length)
    for (const [index, env] of rightOnes.entries()) {
      expect(made[2 * index], `seed ${seed}`).toBe('')
      const given = variableNames.filter((name) => env[name] !== '').map((name) => [name, env[name]])
      expect(JSON.parse(`{${made[2 * index + 1]}}`)).toEqual(Object.fromEntries(given))
    }
  })
})

test('the checks in TypeScript agree', () => {
  const verdicts = environments.map((env) =>
    variableNames.filter((name) => env[name] !== '' && !isValid(name, env[name], env.AWS_REGION)),
  )
  expect(differences(verdicts, variableNames)).toEqual([])
})

test.each(names)('%s was tried with values of either kind', (name) => {
  const tried = expected.filter(({ env, judged }) => judged.includes(name) && env[name] !== '')
  expect(tried.some(({ refused }) => refused.includes(name))).toBe(true)
  expect(tried.some(({ refused }) => !refused.includes(name))).toBe(true)
})

test('the values are the same at each run, and other ones under another seed', () => {
  expect(seed).toBe(Number(process.env.SEED ?? 20_260_101))
  expect(fc.sample(environment, 20)).toEqual(environments.slice(0, 20))
  expect(fc.sample(environment, { seed: (seed ?? 0) + 1, numRuns: 20 })).not.toEqual(
    environments.slice(0, 20),
  )
})
