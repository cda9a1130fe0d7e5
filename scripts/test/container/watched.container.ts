import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { ask } from '../../fixtures/client.ts'
import { render } from '../../fixtures/manifests.ts'
import { onPath } from '../../shared/debian.ts'
import { freePort } from '../../shared/free-port.ts'
import { type SiteContainer, startSiteOnHost } from './site-container.ts'

// Keep this title as scripts/test/allowed-skips.ts matches it.
const watchers = ['mtail', 'prometheus', 'kubectl']
describe.skipIf(!watchers.every(onPath))('a container watched by mtail and Prometheus', async () => {
  const [logPort, mtailPort, prometheusPort] = [await freePort(), await freePort(), await freePort()]
  const prometheusUrl = `http://127.0.0.1:${prometheusPort}`
  let folder: string
  let site: SiteContainer
  const started: ChildProcess[] = []
  const start = (program: string, ...args: string[]) => {
    started.push(spawn(program, args, { stdio: 'ignore' }))
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-watched-'))
    site = await startSiteOnHost({ env: { REQUEST_LOG_PORT: `${logPort}` } })
    const programs = '--progs=deploy/kubernetes/components/request-metrics'
    const options = ['--logtostderr', '--emit_prog_label=false', '--poll_interval=1ms', `--port=${mtailPort}`]
    start('mtail', programs, `--logs=udp://127.0.0.1:${logPort}`, '--address=127.0.0.1', ...options)

    const groups = render('deploy/kubernetes/overlays/production').flatMap(({ kind, spec }) =>
      kind === 'PrometheusRule' ? spec.groups : [],
    )
    await writeFile(join(folder, 'rules.yaml'), stringify({ groups }))
    // Labels that the Prometheus operator adds to its targets.
    const target = { targets: [`127.0.0.1:${mtailPort}`], labels: { namespace: 'site-production' } }
    const config = {
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: ['rules.yaml'],
      scrape_configs: [{ job_name: 'site-requests', static_configs: [target] }],
    }
    await writeFile(join(folder, 'prometheus.yaml'), stringify(config))
    const paths = [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
    ]
    start('prometheus', ...paths, `--web.listen-address=127.0.0.1:${prometheusPort}`)
  })
  afterAll(async () => {
    for (const child of started) {
      child.kill()
      await once(child, 'exit')
    }
    await site?.remove()
    await rm(folder, { recursive: true })
  })

  const api = async (path: string) => (await (await fetch(`${prometheusUrl}/api/v1/${path}`)).json()).data
  const latest = async (query: string) => {
    const data = await api(`query?query=${encodeURIComponent(query)}`).catch(() => undefined)
    return data?.result[0] && Number(data.result[0].value[1])
  }

  test('counts its responses, and meets its service levels', async () => {
    const visit = async () => {
      await ask(site.url, '/services')
      await ask(site.url, '/th/nope')
      return latest('site:unanswered_requests:ratio_rate5m')
    }
    await expect.poll(visit, { timeout: 60_000, interval: 500 }).toBe(0)
    expect(await latest('site_http_requests_total{kind="page",status="200"}')).toBeGreaterThan(1)
    expect(await latest('site_http_requests_total{kind="page",status="404"}')).toBeGreaterThan(1)
    expect(await latest('site:slow_pages:ratio_rate5m')).toBeLessThan(0.5)
  })

  test('is evaluated by rules that do not fail, and alerts only about what does not run here', async () => {
    const { groups } = await api('rules')
    const rules = groups.flatMap(
      ({ rules }: { rules: { name: string; health: string; state?: string }[] }) => rules,
    )
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(({ health }: { health: string }) => health !== 'ok')).toEqual([])
    const alerted = rules.filter(({ state }: { state?: string }) => state && state !== 'inactive')
    // No exporter of nginx's counters runs here.
    expect(new Set(alerted.map(({ name }: { name: string }) => name))).toEqual(new Set(['SiteDoesNotAnswer']))
  })
})
