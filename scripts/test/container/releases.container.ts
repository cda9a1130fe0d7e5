import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../shared/free-port.ts'
import { docker } from './docker.ts'
import { buildSite, siteImage } from './image.ts'
import { environment, hardened, healthy } from './site-container.ts'

const [previous, next] = [`${siteImage}-previous`, `${siteImage}-next`]

/** A script that only the earlier release has. */
const script = 'old-0a1B2c3D.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-previous-'))
  const releases = [{ date: '2025-12-31T00:00:00.000Z', files: [script] }]
  await writeFile(join(folder, script), 'export const release = "earlier"')
  await writeFile(join(folder, 'releases.json'), JSON.stringify(releases))
  await writeFile(
    join(folder, 'Dockerfile'),
    `FROM ${siteImage}\nCOPY ${script} /srv/site/www/id/assets/\nCOPY releases.json /srv/site/build/\n`,
  )
  await docker('build', '--quiet', '--tag', previous, folder)
  await buildSite(next, '.', '--build-arg', `PREVIOUS=${previous}`)
  // Allows for a busy machine, on which the second build's trees take long.
}, 300_000)
afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('an image that is built on an earlier one answers for the files of both', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const ports = environment({ PORT: `${port}`, METRICS_PORT: `${metricsPort}` })
  const id = await docker('run', '--detach', ...hardened, ...ports, '--network=host', next)
  const url = `http://127.0.0.1:${port}`
  await healthy(url)
  const html = await (await fetch(url)).text()
  const [, own = ''] = /data-scripts="(\S+)/.exec(html) ?? []
  for (const name of [own, script]) {
    const response = await fetch(`${url}/assets/${name}`)
    expect([response.status, response.headers.get('cache-control')], name).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
  expect((await fetch(`${url}/assets/none-0a1B2c3D.js`)).status).toBe(404)
  await docker('rm', '--force', id)
})
