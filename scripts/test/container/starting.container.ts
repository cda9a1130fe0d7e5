import { describe, expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { values } from '../../fixtures/values.ts'
import { docker, dockerResult } from './docker.ts'
import { siteImage } from './image.ts'
import { environment, hardened, startSite } from './site-container.ts'

describe('a container that must not start', () => {
  const run = (options: readonly string[], env: Readonly<Record<string, string>>) =>
    dockerResult('run', '--rm', ...options, ...environment(env), siteImage)

  test.each(Object.entries(values))('ends with 78 and names %s when it is bad', async (name, { bad }) => {
    const { code, stdout, stderr } = await run(hardened, { [name]: bad[0] as string })
    expect(code).toBe(78)
    expect(stderr).toContain(`site-config: error: ${name} must be`)
    expect(stdout).toBe('')
  })

  test.each(['AWS_SECRET_ACCESS_KEY', 'META_ACCESS_TOKEN'])(
    'ends with 78 when it is given %s',
    async (name) => {
      const { code, stderr } = await run(hardened, { [name]: 'hunter2' })
      expect([code, stderr]).toEqual([78, expect.stringContaining(`${name} is a secret`)])
      expect(stderr).not.toContain('hunter2')
    },
  )

  test('names all that is bad at once', async () => {
    const { code, stderr } = await run(hardened, { GTM_ID: 'x', PORT: '0', GUEST_ACCESS: 'true' })
    expect([code, stderr]).toEqual([78, expect.stringContaining('3 error(s), not starting')])
  })

  test('ends with 73 where it has nothing to write to', async () => {
    const { code, stderr } = await run(['--read-only', '--cap-drop=ALL'], {})
    expect([code, stderr]).toEqual([73, expect.stringContaining('mount a tmpfs')])
  })

  test('ends with 73 where there is no room', async () => {
    // 40 and 48 KiB suffice for the script's files, but not for nginx's as well.
    for (const size of ['4k', '32k', '40k', '48k', '64k']) {
      const tmpfs = `--tmpfs=/srv/site/run:size=${size},uid=101,gid=101`
      const { code, stderr } = await run(['--read-only', tmpfs], {})
      expect([size, code, stderr]).toEqual([size, 73, expect.stringContaining('free space')])
    }
  })

  test('ends with 71 where it may open too few files', async () => {
    const { code, stderr } = await run([...hardened, '--ulimit=nofile=1024:1024'], {})
    expect([code, stderr]).toEqual([71, expect.stringContaining('may open 1024 files at most')])
  })
})

describe('the command check', () => {
  const check = (env: Readonly<Record<string, string>>, options: readonly string[] = []) =>
    dockerResult('run', '--rm', ...options, ...environment(env), siteImage, 'check')

  test('says what a start would say, and ends without serving', async () => {
    const { code, stdout, stderr } = await check({ META_PIXEL_ID: '1234567890' })
    expect([code, stdout]).toEqual([0, ''])
    expect(stderr).toContain('warning: CONSENT_MODE is opt-out')
    expect(stderr).toMatch(/^site-config: ready: .*services: meta-pixel$/m)
  })

  test('ends as a start would where a value is bad, and where it cannot write', async () => {
    const env = { GTM_ID: 'x', COGNITO_USER_POOL_CLIENT_SECRET: 'hunter2' }
    const { code, stderr } = await check(env)
    const { stderr: messages, code: exitCode } = await dockerResult(
      'run',
      '--rm',
      ...environment(env),
      siteImage,
    )
    expect([code, stderr]).toEqual([exitCode, messages])
    expect([code, stderr]).toEqual([78, expect.stringContaining('2 error(s), not starting')])
    expect(await check({}, ['--read-only'])).toMatchObject({ code: 73 })
  })

  test.each(['staging', 'production'])(
    'takes the values of the overlay %s, from its file',
    async (overlay) => {
      const file = `deploy/kubernetes/overlays/${overlay}/site.env`
      const { code, stderr } = await dockerResult('run', '--rm', `--env-file=${file}`, siteImage, 'check')
      expect([code, stderr]).toEqual([0, expect.stringContaining('site-config: ready')])
    },
  )
})

describe('a user that the cluster chose', () => {
  const chosen = ['--user=1000680000:0', '--cap-drop=ALL', '--security-opt=no-new-privileges:true']
  test.each([
    ['on its own tmpfs', [...chosen, '--read-only', '--tmpfs=/srv/site/run:size=16m,mode=0770,uid=0,gid=0']],
    ['without one', chosen],
  ])('starts the site %s, and group 0 writes', async (_title, options) => {
    const site = await startSite({ options })
    expect((await ask(site.url, '/th')).status).toBe(200)
    const status = await site.exec('cat', '/proc/1/status')
    expect(status).toMatch(/^Uid:\t1000680000\t/m)
    await expect.poll(() => docker('logs', site.id)).toContain('"uri":"/th"')
    await site.remove()
  })
})

test('it also starts with no options at all', async () => {
  const site = await startSite({ options: [] })
  expect((await ask(site.url, '/th')).status).toBe(200)
  await site.remove()
})

test('it stops by itself when it gets no requests', async () => {
  const site = await startSite()
  const started = performance.now()
  // The engine kills a container that has not stopped by then, with exit code 137.
  await docker('stop', '--time=20', site.id)
  console.log(`stopped after ${(performance.now() - started).toFixed(0)} ms`)
  expect(await docker('inspect', '--format={{.State.ExitCode}}', site.id)).toBe('0')
  await docker('rm', site.id)
})
