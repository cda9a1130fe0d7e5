import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cachedTrees } from '../build/nginx/cached-trees.ts'
import { serveNginx } from '../serve/nginx.ts'
import { freePort } from '../shared/free-port.ts'
import { median } from '../shared/median.ts'
import { load } from '../shared/wrk.ts'
import { printTable } from './table.ts'

const path = '/services/nutanix'
const options = { seconds: 2, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }

/** The baseline: nginx with the same compressed files and the same file cache, without log, headers and choice of an encoding. */
const startBare = async () => {
  const prefix = mkdtempSync(join(tmpdir(), 'bare-nginx-'))
  const port = await freePort()
  mkdirSync(join(prefix, 'run'))
  const files = resolve('nginx/snippets/files.conf')
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `daemon off; worker_processes 1; pid nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
    http { include ${files}; types { text/html html; } access_log off;
      server { listen 127.0.0.1:${port}; root ${await cachedTrees('dist')}/br; location / { try_files $uri.html =404; } } }`,
  )
  const nginx = spawn('nginx', ['-p', prefix, '-c', resolve(prefix, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url + path).catch(() => undefined))) await delay(20)
  const stop = async () => {
    nginx.kill()
    await once(nginx, 'exit')
    rmSync(prefix, { recursive: true })
  }
  return { url, stop }
}

/** Requests per second, one worker each, in turn. @throws when an answer is no success */
export const benchServer = async (rounds: number): Promise<void> => {
  const servers = [
    await serveNginx({ dist: 'dist', env: { NGINX_WORKER_PROCESSES: '1' } }),
    await startBare(),
  ]
  const perSecond: number[][] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const [index, { url }] of servers.entries()) {
      const { requestsPerSecond, failed } = await load(url + path, options)
      if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
      perSecond[index]?.push(requestsPerSecond)
    }
  await Promise.all(servers.map((server) => server.stop()))
  const [site = 0, bare = 0] = perSecond.map(median)
  printTable(
    `Requests per second for ${path}`,
    ['', 'site ÷ bare', 'site', 'bare nginx'],
    [['one worker', (site / bare).toFixed(2), site.toFixed(0), bare.toFixed(0)]],
  )
}
