/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { values } from '../../scripts/fixtures/values.ts'
import { variableNames as names, variables } from '../../scripts/shared/variables.ts'
import { follows } from './read.ts'
import { valuesOf } from './variables.arbitrary.ts'

/** A failure prints this seed, which reproduces its values. */
const { seed } = fc.readConfigureGlobal()
const region = 'ap-southeast-1'

/**
 * Runs a program for patterns.
 * @returns the numbers of the matching lines, counted from 0
 */
const matchedLines = (
  [command, ...args]: readonly [string, ...string[]],
  pattern: string,
  lines: readonly string[],
) => {
  const { stdout } = spawnSync(command, [...args, '-nEx', '-e', pattern], {
    input: Buffer.from(`${lines.join('\n')}\n`, 'latin1'),
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    encoding: 'latin1',
  })
  return [...stdout.matchAll(/^(\d+):/gm)].map(([, number]) => Number(number) - 1)
}

describe.each([[['grep', '-a']], [['busybox', 'grep']]] as const)(
  '%j reads the pattern as JavaScript does',
  (command) => {
    test.each(names)('of %s', (name) => {
      const { pattern, regional } = variables[name].grammar
      const lines = fc
        .sample(valuesOf(name, region), 1000)
        .map((value) => (regional ? value.replace(region, '') : value))
        .filter((value) => !value.includes('\n'))
      const matching = lines.flatMap((line, index) =>
        new RegExp(`^(?:${pattern})$`).test(line) ? [index] : [],
      )
      expect(matchedLines(command, pattern, lines), `seed ${seed}`).toEqual(matching)
      expect(matching.length).toBeGreaterThan(0)
      expect(matching.length).toBeLessThan(lines.length)
    })
  },
)

test.each(names)('%s tells good values from bad ones', (name) => {
  const { grammar } = variables[name]
  for (const value of values[name].good) expect(follows(grammar, value, region), value).toBe(true)
  for (const value of values[name].bad) expect(follows(grammar, value, region), value).toBe(false)
})
