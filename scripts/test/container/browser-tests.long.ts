import { globSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Compose, openCompose } from './compose.ts'

const browserTests = ['run', '--rm', '-T', 'e2e', 'npx', 'playwright', 'test']

let project: Compose
beforeAll(async () => {
  project = await openCompose()
})
afterEach(() => project.down())

test('every browser test finds there what it reads when it is collected', async () => {
  const { compose } = project
  const said = await compose([...browserTests, '--list'])
  const files = globSync('e2e/**/*.spec.ts').length
  expect(said).toMatch(new RegExp(`^Total: \\d+ tests in ${files} files$`, 'm'))
}, 300_000)

test('the browser tests run against the image', async () => {
  const { compose } = project
  // One of each: no variables, vendors, the local cloud, the form, the built files, Java.
  const specs = [
    'not-found',
    'tracking/unmeasured',
    'tracking/privacy-control',
    'cloud/no-guests',
    'contact/without-receiver',
    'links',
    'validity',
  ]
  const files = specs.map((name) => `e2e/${name}.spec.ts`)
  const said = await compose([...browserTests, '--reporter=json', ...files])
  const { stats, config } = JSON.parse(said.slice(said.indexOf('{\n')))
  expect(config.rootDir).toBe('/site/e2e')
  expect(stats).toMatchObject({ unexpected: 0, flaky: 0, skipped: 0 })
  expect(stats.expected).toBeGreaterThan(8)
  console.log(`browser tests in the container: ${stats.expected} passed`)
}, 300_000)
