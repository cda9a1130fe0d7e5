import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../nginx/tests/client.ts'
import { freePort } from '../nginx/free-port.ts'
import { docker } from './docker.ts'
import { healthy } from './site-container.ts'

const run = promisify(execFile)
const project = ['--project-name', 'site-compose-test']

let command: readonly string[]
let env: NodeJS.ProcessEnv
const compose = async (...args: string[]) => {
  const [program, ...first] = command
  return (await run(program as string, [...first, ...project, ...args], { env, maxBuffer: 2 ** 26 })).stdout
}

beforeAll(async () => {
  // The plug-in of today's Docker, or the program of Debian 12
  command = await run('docker', ['compose', 'version']).then(
    () => ['docker', 'compose'],
    () => ['docker-compose'],
  )
  env = { ...process.env, PORT: `${await freePort()}`, META_PIXEL_ID: '1234567890', SITE_INDEXING: 'off' }
})
afterAll(() => compose('down', '--volumes'))

test('docker-compose.yml is valid, and one command brings the site up, hardened and configured', async () => {
  await compose('config', '--quiet')
  await compose('up', '--detach')
  const url = `http://127.0.0.1:${env.PORT}`
  await healthy(url)
  expect((await ask(url, '/config.js')).body.toString()).toContain('"META_PIXEL_ID":"1234567890"')
  expect((await ask(url, '/services')).headers['x-robots-tag']).toBe('noindex, nofollow')

  const id = (await compose('ps', '--quiet', 'site')).trim()
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
