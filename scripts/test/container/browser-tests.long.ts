import { globSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { reasonToSkip } from '../allowed-skips.ts'
import { reportOfPlaywright } from '../reports.ts'
import { type Compose, openCompose } from './compose.ts'

const browserTests = ['run', '--rm', '-T', 'e2e']

let project: Compose
beforeAll(async () => {
  project = await openCompose()
  // Compose uses an existing image of this name without rebuilding it, and the tests' engine keeps those of earlier runs.
  await project.compose(['--profile', 'e2e', 'build', 'site', 'e2e'])
}, 1_200_000)
afterEach(() => project.down())

test('every browser test can be collected there: the image has the files that it reads', async () => {
  const { compose } = project
  const output = await compose([...browserTests, '--list'])
  const files = globSync('e2e/**/*.spec.ts').length
  expect(output).toMatch(new RegExp(`^Total: \\d+ tests in ${files} files$`, 'm'))
}, 300_000)

test('all browser tests pass against the image', async () => {
  const { compose } = project
  const output = await compose([...browserTests, '--reporter=json']).catch(({ stdout }) => stdout as string)
  const report = JSON.parse(output.slice(output.indexOf('{\n')))
  expect(report.config.rootDir).toBe('/site/e2e')
  const { passed, failures, skipped } = reportOfPlaywright(report)
  console.log(`browser tests in the container: ${passed} passed, skipped: ${skipped.join('; ') || 'none'}`)
  expect(failures).toEqual([])
  expect(skipped.filter((title) => reasonToSkip(title) === undefined)).toEqual([])
  expect(passed).toBeGreaterThan(100)
}, 3_600_000)
