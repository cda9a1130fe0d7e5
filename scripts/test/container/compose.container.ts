import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { freePort } from '../../shared/free-port.ts'
import { docker } from './docker.ts'
import { sourceDate } from './image.ts'
import { healthy } from './site-container.ts'

const run = promisify(execFile)

let command: readonly string[]
let env: NodeJS.ProcessEnv
let url: string
const compose = async (...args: string[]) => {
  const [program, ...first] = [...command, '--project-name', 'site-compose-test', ...args]
  return (await run(program as string, first, { env, maxBuffer: 2 ** 26 })).stdout
}

beforeAll(async () => {
  // The plug-in of today's Docker, or the program of Debian 12
  command = await run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const socket = process.env.DOCKER_HOST?.replace('unix://', '')
  env = {
    ...process.env,
    PORT: `${port}`,
    // As the tests' own image, whose layers serve again
    SOURCE_DATE_EPOCH: `${sourceDate.getTime() / 1000}`,
    ...(socket && { DOCKER_SOCKET: socket }),
  }
})
afterEach(() => compose('--profile', 'cloud', '--profile', 'e2e', 'down', '--volumes'))

test('docker-compose.yml is valid, and one command brings the site up, hardened and configured', async () => {
  env = { ...env, META_PIXEL_ID: '1234567890', SITE_INDEXING: 'off' }
  await compose('config', '--quiet')
  await compose('up', '--detach')
  await healthy(url)
  expect((await ask(url, '/config.js')).body.toString()).toContain('"META_PIXEL_ID":"1234567890"')
  expect((await ask(url, '/services')).headers['x-robots-tag']).toBe('noindex, nofollow')

  const id = (await compose('ps', '--quiet')).trim()
  const [{ HostConfig }] = JSON.parse(await docker('inspect', id))
  expect(HostConfig).toMatchObject({
    ReadonlyRootfs: true,
    CapDrop: ['ALL'],
    SecurityOpt: ['no-new-privileges:true'],
    Memory: 128 * 1024 * 1024,
    PidsLimit: 64,
    Tmpfs: { '/srv/site/run': expect.stringContaining('size=16m') },
  })
}, 300_000)

test('one command more brings it up with every feature, on local stand-ins', async () => {
  const cloud = ['--env-file', 'deploy/local-cloud.env']
  await compose(...cloud, 'up', '--detach')
  await healthy(url)
  const log = () => compose(...cloud, 'logs', '--no-color', 'cloud')
  await expect.poll(log, { timeout: 30_000, interval: 500 }).toContain('The local cloud is running')
  const said = await log()
  expect(Number(/with (\d+) file\(s\)/.exec(said)?.[1]), 'files in the bucket').toBeGreaterThan(0)

  const config = JSON.parse(/\{.*\}/.exec((await ask(url, '/config.js')).body.toString())?.[0] as string)
  const asked = Object.fromEntries(
    [...said.matchAll(/ ([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(Object.keys(asked).length).toBeGreaterThan(5)
  expect(config).toMatchObject(asked)

  const body = JSON.stringify({ id: 'a-message' })
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-message' }
  expect((await fetch(config.CONTACT_FORM_URL, { method: 'POST', headers, body })).status).toBe(204)
  const { messages } = (await (await fetch(config.STATUS_URL)).json()) as { messages: unknown[] }
  expect(messages).toEqual([{ id: 'a-message' }])
  expect(await (await fetch(config.CONSOLE_URL)).text()).toContain('CognitoIdentityServiceProvider')
}, 300_000)

test('every browser test finds there what it reads when it is collected', async () => {
  const said = await compose('run', '--rm', '-T', '--no-deps', 'e2e', 'npx', 'playwright', 'test', '--list')
  const files = globSync('e2e/**/*.spec.ts').length
  expect(said).toMatch(new RegExp(`^Total: \\d+ tests in ${files} files$`, 'm'))
}, 300_000)

test('the browser tests run against the image', async () => {
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
  const said = await compose(
    'run',
    '--rm',
    '-T',
    'e2e',
    'npx',
    'playwright',
    'test',
    '--reporter=json',
    ...files,
  )
  const { stats, config } = JSON.parse(said.slice(said.indexOf('{\n')))
  expect(config.rootDir).toBe('/site/e2e')
  expect(stats).toMatchObject({ unexpected: 0, flaky: 0, skipped: 0 })
  expect(stats.expected).toBeGreaterThan(8)
  console.log(`browser tests in the container: ${stats.expected} passed`)
}, 300_000)
