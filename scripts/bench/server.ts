import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pageOfKind } from '../../src/catalogue/some-page.fixture.ts'
import { cachedTrees } from '../build/nginx/cached-trees.ts'
import { serveNginx } from '../serve/nginx.ts'
import { end, serving, start } from '../serve/nginx-process.ts'
import { bareConfiguration } from '../shared/bare-nginx.ts'
import { freePort } from '../shared/free-port.ts'
import { median } from '../shared/median.ts'
import { load } from '../shared/wrk.ts'
import { printTable } from './table.ts'

const { path } = pageOfKind('service')
const options = { seconds: 2, connections: 16, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }

/** Starts a bare nginx that serves the site's files. */
const startBare = async (accessLog: 'combined' | 'off') => {
  const prefix = await mkdtemp(join(tmpdir(), 'bare-nginx-'))
  const port = await freePort()
  await mkdir(join(prefix, 'run'))
  await symlink(resolve('nginx/snippets'), join(prefix, 'snippets'))
  await symlink(await cachedTrees('dist'), join(prefix, 'www'))
  await writeFile(join(prefix, 'nginx.conf'), bareConfiguration({ prefix, port, accessLog }))
  const nginx = await start(prefix)
  const url = `http://127.0.0.1:${port}`
  await serving(nginx, `${url}/healthz`)
  const stop = async () => {
    await end(nginx)
    await rm(prefix, { recursive: true })
  }
  return { url, stop }
}

/** Requests per second of each server with one worker, measured in turn. @throws on an unsuccessful response */
export const benchServer = async (rounds: number): Promise<void> => {
  const servers = [
    await serveNginx({ dist: 'dist', env: { NGINX_WORKER_PROCESSES: '1' } }),
    await startBare('combined'),
    await startBare('off'),
  ]
  const perSecond: number[][] = servers.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { url }] of servers.entries()) {
      const { requestsPerSecond, failed } = await load(url + path, options)
      if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
      perSecond[index]?.push(requestsPerSecond)
    }
  await Promise.all(servers.map((server) => server.stop()))
  const [site = 0, logged = 0, bare = 0] = perSecond.map(median)
  printTable(
    `Requests per second for ${path}`,
    ['one worker each', 'requests per second', 'site ÷ this'],
    [
      ['site', site.toFixed(0), '1.00'],
      ['bare nginx that logs', logged.toFixed(0), (site / logged).toFixed(2)],
      ['bare nginx without a log', bare.toFixed(0), (site / bare).toFixed(2)],
    ],
  )
}
