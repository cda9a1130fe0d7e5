import { expect, test } from 'vitest'
import { ask } from '../../nginx/tests/client.ts'
import { freePort } from '../nginx/free-port.ts'
import { docker } from './docker.ts'
import { siteImage } from './image.ts'
import { hardened, healthy, startSiteOnHost } from './site-container.ts'
import { load } from './wrk.ts'

const rounds = 7

/** The same precompressed file with nothing around it: no log, no headers of ours, no choice of an encoding. */
const bareConfiguration = (port: number) =>
  `worker_processes 1; pid run/bare.pid; error_log stderr crit; events {}
  http { include ../snippets/types.conf; access_log off; sendfile on; tcp_nopush on; client_body_temp_path run/b;
    proxy_temp_path run/p; fastcgi_temp_path run/f; uwsgi_temp_path run/u; scgi_temp_path run/s;
    server { listen ${port}; root www/br; location = /healthz { return 200; } location / { try_files $uri.html =404; } } }`

test('the site answers at least 0.7 times as many requests as a bare nginx with the same file', async () => {
  const site = await startSiteOnHost({ env: { NGINX_WORKER_PROCESSES: '1' } })
  const barePort = await freePort()
  const script = `printf '%s' '${bareConfiguration(barePort)}' >run/bare.conf
    exec nginx -p /srv/site -c run/bare.conf -e stderr -g 'daemon off;'`
  const bareOptions = [...hardened, '--network=host', '--entrypoint=sh', '--workdir=/srv/site']
  const bare = await docker('run', '--detach', ...bareOptions, siteImage, '-c', script)
  const urls = { site: site.url, bare: `http://127.0.0.1:${barePort}` }
  await healthy(urls.bare)

  const options = { seconds: 2, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }
  const [a, b] = await Promise.all([
    ask(urls.site, '/services', options),
    ask(urls.bare, '/services', options),
  ])
  expect(b.body).toEqual(a.body)

  const ratios: number[] = []
  let fastest = 0
  for (let round = 0; round < rounds; round++) {
    const ours = await load(`${urls.site}/services`, options)
    const theirs = await load(`${urls.bare}/services`, options)
    expect(ours.failed + theirs.failed).toBe(0)
    ratios.push(ours.requestsPerSecond / theirs.requestsPerSecond)
    fastest = Math.max(fastest, ours.requestsPerSecond)
  }
  await site.remove()
  await docker('rm', '--force', bare)
  const median = ratios.sort((x, y) => x - y)[Math.floor(rounds / 2)] as number
  console.log(
    `requests/s against a bare nginx: ${median.toFixed(2)} (median of ${rounds}; ${fastest.toFixed(0)}/s with one worker)`,
  )
  expect(median).toBeGreaterThanOrEqual(0.7)
})
