import { globSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { reasonToSkip } from '../allowed-skips.ts'
import { type Compose, openCompose } from './compose.ts'

interface Spec {
  readonly title: string
  readonly file: string
  readonly ok: boolean
  readonly tests: readonly {
    readonly status: string
    readonly results: readonly { readonly error?: { readonly message?: string } }[]
  }[]
}
interface PlaywrightSuite {
  readonly specs?: readonly Spec[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** The specs in Playwright's report that `wanted` selects. */
const specsOf = (suites: readonly PlaywrightSuite[], wanted: (spec: Spec) => boolean): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []).filter(wanted), ...specsOf(suite.suites ?? [], wanted)])
const titleOf = ({ file, title }: Spec) => `${file} ${title}`
const faultOf = (spec: Spec) =>
  `${titleOf(spec)}: ${spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')}`

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
  const { stats, config, suites } = JSON.parse(output.slice(output.indexOf('{\n')))
  expect(config.rootDir).toBe('/site/e2e')
  const failed = specsOf(suites, ({ ok }) => !ok).map(faultOf)
  const skipped = specsOf(suites, ({ tests }) => tests.some(({ status }) => status === 'skipped')).map(
    titleOf,
  )
  console.log(
    `browser tests in the container: ${stats.expected} passed, skipped: ${skipped.join('; ') || 'none'}`,
  )
  expect(failed).toEqual([])
  expect(stats).toMatchObject({ unexpected: 0, flaky: 0 })
  expect(skipped.filter((title) => reasonToSkip(title) === undefined)).toEqual([])
  expect(stats.expected).toBeGreaterThan(100)
}, 3_600_000)
