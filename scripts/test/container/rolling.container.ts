import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { load } from '../../shared/wrk.ts'
import { startBalancer } from './balancer.ts'
import { docker } from './docker.ts'
import { startSiteOnHost } from './site-container.ts'

test('two containers are replaced under load without a failed request', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  // Without the engine's proxy between, which ends with the container and drops what it has not handed on.
  const start = (index: number) => startSiteOnHost({ port: ports[index] as number })
  const first = await start(0)
  const second = await start(1)
  const balancer = await startBalancer(ports)

  const loaded = load(`${balancer.url}/services`, { seconds: 10, connections: 32 })
  // As the orchestrator does: a new one first, then an old one away.
  await delay(1000)
  const third = await start(2)
  await first.remove()
  await delay(1000)
  const fourth = await start(3)
  await second.remove()

  const { requests, failed } = await loaded
  console.log(`rolling replacement: ${failed} of ${requests} requests failed`)
  await balancer.stop()
  await Promise.all([third.remove(), fourth.remove()])
  expect(requests).toBeGreaterThan(100)
  expect(failed).toBe(0)
})

test('a download that runs when the container is stopped is finished', async () => {
  // Root alone may write to the volume that stands in for a large file of the site.
  const options = ['--tmpfs=/srv/site/run:size=16m,uid=101,gid=101', '--volume=/srv/site/www/id/large']
  const site = await startSiteOnHost({ options })
  await docker(
    'exec',
    '--user=0',
    site.id,
    'dd',
    'if=/dev/zero',
    'of=/srv/site/www/id/large/file.pdf',
    'bs=1M',
    'count=64',
  )
  const [response] = (await once(get(`${site.url}/large/file.pdf`), 'response')) as [IncomingMessage]
  response.pause()
  const stopped = site.remove().then(() => performance.now())
  await delay(1000)
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  const finished = performance.now()
  expect(bytes).toBe(64 * 1024 * 1024)
  expect(await stopped).toBeGreaterThan(finished)
})
