import { expect, test } from 'vitest'
import { ask } from '../../fixtures/client.ts'
import { freePort } from '../../shared/free-port.ts'
import { median } from '../../shared/median.ts'
import { load } from '../../shared/wrk.ts'
import { docker } from './docker.ts'
import { siteImage } from './image.ts'
import { hardened, healthy, startSiteOnHost } from './site-container.ts'

const rounds = 5
const options = { seconds: 1, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }

/** The same precompressed file and the same file cache with nothing around them: no log, no headers of ours, no choice of an encoding. */
const bareConfiguration = (port: number) =>
  `worker_processes 1; pid run/bare.pid; error_log stderr crit; events {}
  http { include ../snippets/types.conf; include ../snippets/files.conf; access_log off;
    server { listen ${port}; root www/br; location = /healthz { return 200; } location / { try_files $uri.html =404; } } }`

/** Ticks of a hundredth of a second that the server's only worker has had of a processor. */
async function workerTicks(container: string): Promise<number> {
  const command = 'grep -l "nginx: [w]orker" /proc/[0-9]*/cmdline | sed s/cmdline/stat/ | xargs cat'
  const stat = await docker('exec', container, 'sh', '-c', command)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

interface Round {
  readonly perSecond: number
  readonly perProcessorSecond: number
}

async function measure(container: string, url: string): Promise<Round> {
  const before = await workerTicks(container)
  const { requests, requestsPerSecond, failed } = await load(`${url}/services`, options)
  expect(failed).toBe(0)
  const seconds = ((await workerTicks(container)) - before) / 100
  return { perSecond: requestsPerSecond, perProcessorSecond: requests / seconds }
}

test('the site answers at least 0.7 times as many requests as a bare nginx with the same file', async () => {
  const site = await startSiteOnHost({ env: { NGINX_WORKER_PROCESSES: '1' } })
  const barePort = await freePort()
  const script = `printf '%s' '${bareConfiguration(barePort)}' >run/bare.conf
    exec nginx -p /srv/site -c run/bare.conf -e stderr -g 'daemon off;'`
  const bareOptions = [...hardened, '--network=host', '--entrypoint=sh', '--workdir=/srv/site']
  const bare = await docker('run', '--detach', ...bareOptions, siteImage, '-c', script)
  const bareUrl = `http://127.0.0.1:${barePort}`
  await healthy(bareUrl)
  const [a, b] = await Promise.all([ask(site.url, '/services', options), ask(bareUrl, '/services', options)])
  expect(b.body).toEqual(a.body)

  const ratios: Round[] = []
  let fastest = 0
  for (let round = 0; round < rounds; round++) {
    const ours = await measure(site.id, site.url)
    const theirs = await measure(bare, bareUrl)
    ratios.push({
      perSecond: ours.perSecond / theirs.perSecond,
      perProcessorSecond: ours.perProcessorSecond / theirs.perProcessorSecond,
    })
    fastest = Math.max(fastest, ours.perSecond)
  }
  await site.remove()
  await docker('rm', '--force', bare)

  const [byClock, byProcessor] = (['perSecond', 'perProcessorSecond'] as const).map((key) =>
    median(ratios.map((ratio) => ratio[key])),
  ) as [number, number]
  console.log(
    `requests/s against a bare nginx, medians of ${rounds}: ${byProcessor.toFixed(2)} by processor time, ${byClock.toFixed(2)} by the clock (at most ${fastest.toFixed(0)}/s with one worker)`,
  )
  // By the clock, whatever else runs on the machine has a part in it; a worker that has a processor to itself gives both the same.
  expect(byProcessor).toBeGreaterThanOrEqual(0.7)
})
