/** @module-tag slow */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shells } from '../../scripts/fixtures/shells.ts'
import { variableNames as names, variables } from '../../scripts/shared/variables.ts'
import { follows, variableNames as publicNames } from './read.ts'
import { environment } from './variables.arbitrary.ts'

/** A failure prints this seed, which reproduces its values. */
const { seed } = fc.readConfigureGlobal()
const environments = fc.sample(environment, 40)

/** If the region itself is refused, the ids that must start with it are not judged. */
const expected = environments.map((env) => {
  const hasRegion = env.AWS_REGION === '' || follows(variables.AWS_REGION.grammar, env.AWS_REGION)
  const judged = names.filter((name) => hasRegion || !variables[name].grammar.regional)
  const fits = (name: (typeof names)[number]) =>
    env[name] === '' || follows(variables[name].grammar, env[name], env.AWS_REGION)
  return { env, judged, refused: judged.filter((name) => !fits(name)) }
})

/** The same environments without their refused values; none of the others may be refused. */
const validEnvironments = expected
  .slice(0, 10)
  .map(({ env, judged, refused }) =>
    Object.fromEntries(
      names.map((name) => [name, judged.includes(name) && !refused.includes(name) ? env[name] : '']),
    ),
  )

const quoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`

/**
 * Runs the start-up script's own table and checks over all environments in one process. Only the function that notes a refused value is
 * replaced, since its message would start a process each time.
 */
const program = (startup: string) => `set -eu
export LC_ALL=C
IFS=' '
. ${startup}/checks.sh
. ${startup}/table.sh
bad_value() {
  refused="$refused $1"
}
why() {
  :
}
${[...environments, ...validEnvironments]
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
  })

  test('are refused where JavaScript refuses them, and nowhere else', () => {
    expect(output).toHaveLength(2 * (environments.length + validEnvironments.length) + 1)
    const differences = expected.flatMap(({ env, judged, refused }, index) => {
      const verdict = (output[2 * index] ?? '').split(' ')
      return judged
        .filter((name) => refused.includes(name) !== verdict.includes(name))
        .map((name) => `${name}=${JSON.stringify(env[name])} in ${env.AWS_REGION}, seed ${seed}`)
    })
    expect(differences).toEqual([])
  })

  test('reach config.js unchanged if they are valid', () => {
    const made = output.slice(2 * environments.length)
    for (const [index, env] of validEnvironments.entries()) {
      expect(made[2 * index], `seed ${seed}`).toBe('')
      const given = publicNames.filter((name) => env[name] !== '').map((name) => [name, env[name]])
      expect(JSON.parse(`{${made[2 * index + 1]}}`)).toEqual(Object.fromEntries(given))
    }
  })
})

test('the values are the same in each run, and differ under another seed', () => {
  expect(seed).toBe(Number(process.env.SEED ?? 20_260_101))
  expect(fc.sample(environment, 20)).toEqual(environments.slice(0, 20))
  expect(fc.sample(environment, { seed: (seed ?? 0) + 1, numRuns: 20 })).not.toEqual(
    environments.slice(0, 20),
  )
})
