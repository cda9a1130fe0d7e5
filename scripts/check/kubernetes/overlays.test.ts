import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { pages } from '../../../src/catalogue/pages.ts'
import { hrefOf, splitHref } from '../../../src/catalogue/urls.ts'
import { wholeLanguages } from '../../../src/i18n/languages.ts'
import { shells, startupIn } from '../../fixtures/shells.ts'
import { openOverlay, overlays, root, selector } from './overlay.fixture.ts'
import { errorsOf } from './validate.ts'

describe.each(overlays)('the overlay %s', async (overlay) => {
  const { objects, the, deployment, pod, site, metrics, requestMetrics, configMap } = openOverlay(overlay)
  const { run } = await startupIn(shells[1].command)

  test.each(objects.map((object) => [object.kind, object] as const))('has a valid %s', (_kind, object) => {
    expect(errorsOf(object)).toEqual([])
  })

  test('is in one namespace, which refuses pods below the restricted standard', () => {
    const namespace = the('Namespace')
    expect(namespace.metadata.name).toBe(`site-${overlay}`)
    expect(namespace.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' })
    for (const { kind, metadata } of objects)
      if (kind !== 'Namespace') expect(metadata.namespace, kind).toBe(namespace.metadata.name)
  })

  test('is what the other objects select', () => {
    expect(deployment.spec.template.metadata.labels).toEqual(selector)
    expect(deployment.spec.selector.matchLabels).toEqual(selector)
    expect(the('Service').spec.selector).toEqual(selector)
    expect(the('Service').metadata.labels).toMatchObject(selector)
    expect(the('PodDisruptionBudget').spec.selector.matchLabels).toEqual(selector)
    expect(the('NetworkPolicy').spec.podSelector.matchLabels).toEqual(selector)
  })

  test('reaches nobody and is reached on its three ports only', () => {
    const { spec: policy } = the('NetworkPolicy')
    expect([policy.policyTypes, policy.egress]).toEqual([['Ingress', 'Egress'], []])
    const named = (list: { ports: { name?: string; port?: string }[] }[]) =>
      list.flatMap(({ ports }) => ports.map(({ name, port }) => name ?? port))
    expect(named(policy.ingress)).toEqual(['http', 'metrics', 'request-metrics'])
    expect(named(pod.containers).toSorted()).toEqual(['http', 'metrics', 'request-metrics'])
    for (const rule of policy.ingress) expect(rule.from.length).toBe(1)
  })

  test('shows its counters to the monitoring', () => {
    expect(metrics.args).toEqual([
      `--nginx.scrape-uri=http://127.0.0.1:${configMap.data.METRICS_PORT}/stub_status`,
    ])
    const { apiVersion, spec } = the('ServiceMonitor')
    expect(apiVersion).toBe('monitoring.coreos.com/v1')
    expect(spec).toEqual({
      selector: { matchLabels: selector },
      endpoints: [{ port: 'metrics', interval: '30s' }],
    })
    expect(the('Service').spec.ports.map(({ name }: { name: string }) => name)).toContain('metrics')
  })

  test('gives the pods an environment that the start-up script takes', async () => {
    expect(site.envFrom).toEqual([{ configMapRef: { name: configMap.metadata.name } }])
    expect(await run(configMap.data)).toMatchObject({ code: 0 })
    expect(configMap.data.SITE_INDEXING).toBe(overlay === 'production' ? 'on' : 'off')
    expect(site.ports[0].containerPort).toBe(Number(configMap.data.PORT))
  })

  test('names the environment after its content', () => {
    expect(configMap.metadata.name).toMatch(/^site-env-[bcdfghkmt2456789]{10}$/)
    const names = overlays.map((other) => openOverlay(other).configMap.metadata.name)
    expect(new Set(names).size).toBe(2)
  })

  test('counts its requests, for the monitoring too', () => {
    const [{ name, value }] = site.env
    expect(name).toBe('REQUEST_LOG_PORT')
    expect(requestMetrics.args).toContain(`--logs=udp://127.0.0.1:${value}`)
    expect(requestMetrics.args).toContain(`--port=${requestMetrics.ports[0].containerPort}`)
    const [{ mountPath, name: volume }] = requestMetrics.volumeMounts
    expect(requestMetrics.args).toContain(`--progs=${mountPath}`)
    const { configMap: from } = pod.volumes.find((one: { name: string }) => one.name === volume)
    const programs = objects.find(({ metadata }) => metadata.name === from.name)
    expect(programs?.data['requests.mtail']).toContain('site_http_requests_total')
    expect(the('PodMonitor').spec).toEqual({
      selector: { matchLabels: selector },
      podMetricsEndpoints: [{ port: requestMetrics.ports[0].name, interval: '30s' }],
    })
  })

  test('is reached through a Gateway, at a host of its own', () => {
    const { parentRefs, hostnames, rules } = the('HTTPRoute').spec
    expect(parentRefs).toEqual([{ name: 'gateway', namespace: 'gateway', sectionName: 'https' }])
    expect(hostnames).toEqual([hostOf(overlay)])
    const service = the('Service')
    expect(rules[0].backendRefs).toEqual([{ name: service.metadata.name, port: service.spec.ports[0].port }])
    const [{ from }] = the('NetworkPolicy').spec.ingress
    expect(from[0].namespaceSelector.matchLabels['kubernetes.io/metadata.name']).toBe(parentRefs[0].namespace)
  })

  test('is found by Prometheus: its objects, and no others, have the label of its release', () => {
    const labelled = objects.filter(({ metadata }) => metadata.labels?.release === 'kube-prometheus-stack')
    const read = objects.filter(({ apiVersion }) => apiVersion.startsWith('monitoring.coreos.com/'))
    expect(read.length).toBeGreaterThan(1)
    expect(labelled).toEqual(read)
  })
})

const hostOf = (overlay: string) => (overlay === 'production' ? 'www.example.com' : 'staging.example.com')

test('each language that has every page has a probe and its module, and each probe requests pages of production', () => {
  const probes = openOverlay('production').objects.filter(({ kind }) => kind === 'Probe')
  const { modules } = parse(
    readFileSync(join(root, 'deploy/kubernetes/components/probe/blackbox.yaml'), 'utf8'),
    { merge: true },
  )
  expect(probes.map(({ spec }) => spec.module)).toEqual(wholeLanguages.map((language) => `site_${language}`))
  expect(Object.keys(modules)).toEqual(probes.map(({ spec }) => spec.module))
  const known = new Set(wholeLanguages.flatMap((code) => pages.map(({ path }) => hrefOf(path, code))))
  for (const { spec } of probes)
    for (const address of spec.targets.staticConfig.static) {
      const { host, pathname } = new URL(address)
      expect(host).toBe(hostOf('production'))
      expect(known, address).toContain(pathname)
      expect(`site_${splitHref(pathname).language}`, address).toBe(spec.module)
    }
})
