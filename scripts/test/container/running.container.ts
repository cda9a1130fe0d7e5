import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, askRaw } from '../../fixtures/client.ts'
import { docker, dockerResult } from './docker.ts'
import { healthy, type SiteContainer, startSite, workersOf } from './site-container.ts'

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
    expect((await ask(site.url, '/robots.txt')).body.toString()).toMatch(/^User-agent: \*\nDisallow:\n/)
    expect((await ask(site.url, '/th/nope')).status).toBe(404)
  })

  test('answers a known ETag with 304 and the policies of this environment', async () => {
    const { headers } = await ask(site.url, '/services')
    const again = await ask(site.url, '/services', { headers: { 'if-none-match': headers.etag as string } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('shows its counters to its own pod only', async () => {
    const counters = 'http://127.0.0.1:8081/stub_status'
    expect(await site.exec('wget', '-q', '-O', '-', counters)).toMatch(/^Active connections: \d+/)
    const address = await docker('inspect', '--format={{.NetworkSettings.IPAddress}}', site.id)
    const outside = await dockerResult(
      'exec',
      site.id,
      'wget',
      '-q',
      '-O',
      '-',
      counters.replace('127.0.0.1', address),
    )
    expect([outside.code, outside.stderr]).toEqual([1, expect.stringContaining('refused')])
    const metrics = await dockerResult(
      'exec',
      site.id,
      'wget',
      '-q',
      '-O',
      '-',
      'http://127.0.0.1:8081/metrics',
    )
    expect([metrics.code, metrics.stderr]).toEqual([1, expect.stringContaining('404')])
  })

  test('refuses the command check, which needs a container of its own', async () => {
    const { code, stderr } = await dockerResult('exec', site.id, 'check')
    expect([code, stderr]).toEqual([64, expect.stringContaining('docker run --rm IMAGE check')])
    expect((await ask(site.url, '/config.js')).status).toBe(200)
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
      expect((await attempt(`echo x > ${folder}/.written`)).stderr, folder).toMatch(
        /Read-only|Permission denied/,
      )
    }
    expect((await attempt('cp /bin/busybox /srv/site/run/ls && /srv/site/run/ls')).stderr).toContain(
      'Permission denied',
    )
  })

  test('writes its access log as JSON to standard output and messages to standard error', async () => {
    await ask(site.url, '/services?logged')
    await expect.poll(() => docker('logs', site.id)).toContain('/services?logged')
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
    const before = await workersOf(site)
    expect(before.length).toBeGreaterThan(0)
    await site.exec('kill', '-9', ...before)
    const born = async () => (await workersOf(site)).filter((id) => !before.includes(id)).length
    await expect.poll(born).toBe(before.length)
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
