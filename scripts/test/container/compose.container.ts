import { afterEach, beforeAll, expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { type Compose, openCompose } from './compose.ts'
import { docker } from './docker.ts'
import { healthy } from './site-container.ts'

let project: Compose
beforeAll(async () => {
  project = await openCompose()
  // Compose uses an existing image of this name without rebuilding it, and the tests' engine keeps those of earlier runs.
  await project.compose(['--profile', 'cloud', 'build'])
}, 600_000)
afterEach(() => project.down())

test('docker-compose.yml is valid, and one command brings the site up, hardened and configured', async () => {
  const { url, compose } = project
  const env = { META_PIXEL_ID: '1234567890', SITE_INDEXING: 'off' }
  await compose(['config', '--quiet'], env)
  await compose(['up', '--detach'], env)
  await healthy(url)
  expect((await ask(url, '/config.js')).body.toString()).toContain('"META_PIXEL_ID":"1234567890"')
  expect((await ask(url, '/services')).headers['x-robots-tag']).toBe('noindex, nofollow')

  const id = (await compose(['ps', '--quiet'])).trim()
  const [{ HostConfig }] = JSON.parse(await docker('inspect', id))
  expect(HostConfig).toMatchObject({
    ReadonlyRootfs: true,
    CapDrop: ['ALL'],
    SecurityOpt: ['no-new-privileges:true'],
    Memory: 160 * 1024 * 1024,
    PidsLimit: 96,
    RestartPolicy: { Name: 'on-failure', MaximumRetryCount: 5 },
    LogConfig: { Type: 'json-file', Config: { 'max-size': '10m', 'max-file': '5' } },
    Tmpfs: { '/srv/site/run': expect.stringContaining('size=16m') },
  })
}, 300_000)

test('a bad value ends the site with a message, and does not restart it for ever', async () => {
  const { compose } = project
  await compose(['up', '--detach'], { GTM_ID: 'none' })
  const state = async () =>
    JSON.parse(await docker('inspect', (await compose(['ps', '--all', '--quiet', 'site'])).trim()))[0]
  await expect
    .poll(async () => (await state()).State.Status, { timeout: 180_000, interval: 500 })
    .toBe('exited')
  expect(await state()).toMatchObject({ RestartCount: 5, State: { ExitCode: 78 } })
  expect(await compose(['logs', '--no-color', 'site'])).toContain('error: GTM_ID must be')
}, 300_000)

test('one more command brings it up with every feature, on local fake servers', async () => {
  const { url, compose } = project
  const cloud = ['--env-file', 'deploy/local-cloud.env']
  await compose([...cloud, 'up', '--detach'])
  await healthy(url)
  const log = () => compose([...cloud, 'logs', '--no-color', 'cloud'])
  await expect.poll(log, { timeout: 120_000, interval: 500 }).toContain('The local cloud is running')
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
