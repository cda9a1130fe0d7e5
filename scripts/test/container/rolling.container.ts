import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { load } from '../../shared/wrk.ts'
import { startBalancer } from './balancer.ts'
import { docker } from './docker.ts'
import { type SiteContainer, startSite, startSiteOnHost } from './site-container.ts'

test('two containers are replaced under load without a failed request', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  // Bypasses the engine's proxy, which ends with the container and drops data that it has not forwarded.
  const start = (index: number) => startSiteOnHost({ port: ports[index] as number })
  const first = await start(0)
  const second = await start(1)
  const balancer = await startBalancer(ports)

  const loaded = load(`${balancer.url}/services`, { seconds: 10, connections: 32 })
  // Like an orchestrator, starts a new container before stopping an old one.
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

// Only root may write to the volume, which replaces a large file of the site.
const withVolume = ['--tmpfs=/srv/site/run:size=16m,uid=101,gid=101', '--volume=/srv/site/www/id/large']
/** Several times what sockets hold, and little enough for a busy machine to send before the engine kills the container. */
const megabytes = 32
const bytesOfFile = megabytes * 1024 * 1024
const makeLargeFile = ({ id }: SiteContainer) => {
  const write = `dd if=/dev/zero of=/srv/site/www/id/large/file.pdf bs=1M count=${megabytes}`
  return docker('exec', '--user=0', id, ...write.split(' '))
}

test('a download that runs when the container is stopped is finished', async () => {
  const site = await startSiteOnHost({ options: withVolume })
  await makeLargeFile(site)
  const [response] = (await once(get(`${site.url}/large/file.pdf`), 'response')) as [IncomingMessage]
  response.pause()
  const stopped = site.remove().then(() => performance.now())
  await delay(1000)
  let bytes = 0
  for await (const chunk of response) bytes += (chunk as Buffer).length
  const finished = performance.now()
  expect(bytes).toBe(bytesOfFile)
  expect(await stopped).toBeGreaterThan(finished)
})

const responseOf = async (url: string) => {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage]
  return response
}

/** Reads the last megabytes one by one, like a slow client, after the server has passed them to the kernel. @returns the bytes received */
const readSlowly = async (response: IncomingMessage): Promise<number> => {
  // A server without its network never closes the connection.
  response.setTimeout(10_000, () => response.destroy(new Error('no more data arrived')))
  response.pause()
  await delay(2000)
  let [bytes, rested] = [0, bytesOfFile - 12 * 2 ** 20]
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length
      if (bytes - rested < 2 ** 20) continue
      rested = bytes
      await delay(400)
    }
  } catch {
    // Returns what arrived, which fails the expectation.
  }
  return bytes
}

test('eight slow downloads over a bridge, which is removed with the container, are finished too', async () => {
  const site = await startSite({ options: withVolume })
  await makeLargeFile(site)
  const address = await docker('inspect', '--format={{.NetworkSettings.IPAddress}}', site.id)
  // Connects to the container's address, because the engine's proxy on a published port would end with the container.
  const responses = await Promise.all(Array(8).fill(`http://${address}:8080/large/file.pdf`).map(responseOf))
  const downloads = Promise.all(responses.map(readSlowly))
  await delay(1000)
  await site.remove()
  expect(await downloads).toEqual(Array(8).fill(bytesOfFile))
})
