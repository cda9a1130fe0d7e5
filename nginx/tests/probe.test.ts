import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignMetrics } from '../../scripts/check/kubernetes/metrics.ts'
import { onPath } from '../../scripts/shared/debian.ts'
import { freePort } from '../../scripts/shared/free-port.ts'
import { answering } from './answering.ts'
import { nginxOverFixture } from './server.ts'

const modules = join(import.meta.dirname, '../../deploy/kubernetes/components/probe/blackbox.yaml')
const program = 'prometheus-blackbox-exporter'

describe.skipIf(!onPath(program))('the blackbox exporter', async () => {
  const port = await freePort()
  const { nginx } = nginxOverFixture()
  const metricsOf = async (module: string, path: string) => {
    const target = encodeURIComponent(new URL(path, nginx().url).href.replace('localhost', '127.0.0.1'))
    return (await fetch(`http://127.0.0.1:${port}/probe?module=${module}&target=${target}`)).text()
  }

  let exporter: ChildProcess
  beforeAll(async () => {
    const options = [`--config.file=${modules}`, `--web.listen-address=127.0.0.1:${port}`]
    exporter = spawn(program, options, { stdio: 'ignore' })
    await answering(`http://127.0.0.1:${port}/-/healthy`)
  })
  afterAll(async () => {
    exporter.kill()
    await once(exporter, 'exit')
  })

  test.each([
    ['site_en', '/', '1'],
    ['site_en', '/services', '1'],
    ['site_th', '/th', '1'],
    ['site_th', '/th/services/rack', '1'],
    ['site_th', '/', '0'],
    ['site_en', '/th', '0'],
    ['site_en', '/nope', '0'],
    ['site_en', '/services/', '0'],
    ['site_en', '/short', '0'],
    ['site_en', '/healthz', '0'],
  ])('says by %s of %s: %s', async (module, path, expected) => {
    expect(/^probe_success (\d)$/m.exec(await metricsOf(module, path))?.[1]).toBe(expected)
  })

  test('makes the metrics that alerts read, of TLS only where there is some', async () => {
    const made = await metricsOf('site_en', '/')
    const missing = foreignMetrics['the blackbox exporter']?.filter((name) => !made.includes(`\n${name} `))
    expect(missing).toEqual(['probe_ssl_earliest_cert_expiry'])
  })
})
