import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRaw } from '../../nginx/tests/client.ts'
import { values } from '../../nginx/tests/values.ts'
import { docker, dockerResult } from './docker.ts'
import { siteImage } from './image.ts'
import { environment, hardened, healthy, type SiteContainer, startSite } from './site-container.ts'

describe('a hardened container', () => {
  let site: SiteContainer
  beforeAll(async () => {
    site = await startSite({
      env: { META_PIXEL_ID: '1234567890', CONSENT_MODE: 'opt-in', SITE_INDEXING: 'off' },
    })
  })
  afterAll(() => site?.remove())

  test('serves pages, the configuration of its environment and policies to match', async () => {
    const page = await ask(site.url, '/services', { headers: { 'accept-encoding': 'br' } })
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
    expect(page.headers['content-security-policy']).toContain('https://connect.facebook.net')
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect((await ask(site.url, '/config.js')).body.toString()).toContain('"META_PIXEL_ID":"1234567890"')
    expect((await ask(site.url, '/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n')
    expect((await ask(site.url, '/th/nope')).status).toBe(404)
  })

  test('runs without rights, nginx as its first process', async () => {
    const status = await site.exec('sh', '-c', 'cat /proc/1/cmdline /proc/1/status')
    expect(status).toMatch(/nginx: master process/)
    expect(status).toMatch(/^Uid:\t101\t101\t101\t101$/m)
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
    expect(status).toMatch(/^Seccomp:\t2$/m)
  })

  test('cannot write outside its tmpfs, nor run what it writes there', async () => {
    const attempt = (command: string) => dockerResult('exec', site.id, 'sh', '-c', command)
    for (const folder of ['/srv/site/www/id', '/etc', '/tmp', '/docker-entrypoint.d']) {
      expect((await attempt(`echo x > ${folder}/x`)).stderr, folder).toMatch(/Read-only|Permission denied/)
    }
    expect((await attempt('cp /bin/busybox /srv/site/run/ls && /srv/site/run/ls')).stderr).toContain(
      'Permission denied',
    )
  })

  test('writes its access log as JSON to standard output and messages to standard error', async () => {
    await ask(site.url, '/services?logged')
    await expect.poll(() => docker('logs', site.id), { timeout: 5000 }).toContain('/services?logged')
    const { stdout, stderr } = await dockerResult('logs', site.id)
    for (const line of stdout.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('status')
    expect(stderr).toContain('site-config: ready')
  })

  test('passes its own health check', async () => {
    const check = (await docker('inspect', '--format', '{{json .Config.Healthcheck.Test}}', site.id)).slice(
      1,
      -1,
    )
    const [, command] = JSON.parse(`[${check}]`)
    expect((await dockerResult('exec', site.id, 'sh', '-c', command)).code).toBe(0)
    const dead = await dockerResult('exec', '--env', 'PORT=9', site.id, 'sh', '-c', command)
    expect(dead.code).toBe(1)
  })

  test('keeps serving when its tmpfs is full', async () => {
    const { stderr } = await dockerResult(
      'exec',
      site.id,
      'dd',
      'if=/dev/zero',
      'of=/srv/site/run/fill',
      'bs=64k',
    )
    expect(stderr).toContain('No space left')
    for (const path of ['/services', '/config.js', '/healthz'])
      expect((await ask(site.url, path)).status, path).toBe(200)
    expect(
      await askRaw(
        site.url,
        'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nConnection: close\r\n\r\n12345',
      ),
    ).toMatch(/^HTTP\/1\.1 405/)
    await site.exec('rm', '/srv/site/run/fill')
  })

  test('survives the death of its workers', async () => {
    const workers = () =>
      site.exec('sh', '-c', 'grep -l "nginx: [w]orker" /proc/[0-9]*/cmdline | cut -d/ -f3')
    const before = (await workers()).split('\n')
    await site.exec('kill', '-9', ...before)
    await expect.poll(async () => (await workers()).split('\n').length).toBe(before.length)
    expect(await workers()).not.toBe(before.join('\n'))
    expect((await ask(site.url, '/services')).status).toBe(200)
  })

  test('starts again after kill -9', async () => {
    await docker('kill', '--signal=KILL', site.id)
    expect(await docker('inspect', '--format={{.State.ExitCode}}', site.id)).toBe('137')
    await docker('start', site.id)
    await healthy(site.url)
    expect((await ask(site.url, '/config.js')).body.toString()).toContain('"META_PIXEL_ID":"1234567890"')
  })
})

describe('a container that must not start', () => {
  const run = (options: readonly string[], env: Readonly<Record<string, string>>) =>
    dockerResult('run', '--rm', ...options, ...environment(env), siteImage)

  test.each(Object.entries(values))('ends with 78 and names %s when it is bad', async (name, { bad }) => {
    const { code, stdout, stderr } = await run(hardened, { [name]: bad[0] as string })
    expect(code).toBe(78)
    expect(stderr).toContain(`site-config: error: ${name} must be`)
    expect(stdout).toBe('')
  })

  test('ends with 73 where it has nothing to write to', async () => {
    const { code, stderr } = await run(['--read-only', '--cap-drop=ALL'], {})
    expect([code, stderr]).toEqual([73, expect.stringContaining('mount a tmpfs')])
  })

  test('ends with 73 where there is no room', async () => {
    const { code, stderr } = await run(['--read-only', '--tmpfs=/srv/site/run:size=4k,uid=101,gid=101'], {})
    expect([code, stderr]).toEqual([73, expect.stringContaining('free space')])
  })
})

test('it is healthy in less than a second', async () => {
  const times: number[] = []
  for (let start = 0; start < 5; start++) {
    const site = await startSite()
    times.push(site.healthyAfter)
    await site.remove()
  }
  // The quickest: the others tell what else the machine was doing.
  const quickest = Math.min(...times)
  console.log(`healthy after ${quickest.toFixed(0)} ms (quickest of ${times.length})`)
  expect(quickest).toBeLessThan(1000)
})

test('it also starts with no options at all', async () => {
  const site = await startSite({ options: [] })
  expect((await ask(site.url, '/th')).status).toBe(200)
  await site.remove()
})

test('it stops at once when nothing is asked of it', async () => {
  const site = await startSite()
  const started = performance.now()
  await docker('stop', '--time=20', site.id)
  const stopped = performance.now() - started
  console.log(`stopped after ${stopped.toFixed(0)} ms`)
  expect(stopped).toBeLessThan(2000)
  expect(await docker('inspect', '--format={{.State.ExitCode}}', site.id)).toBe('0')
  await docker('rm', site.id)
})
