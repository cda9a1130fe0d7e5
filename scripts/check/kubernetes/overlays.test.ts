import { describe, expect, test } from 'vitest'
import { shells, startupIn } from '../../fixtures/shells.ts'
import { onPath } from '../../shared/debian.ts'
import { byKind, folderOf, kustomized, openOverlay, overlays, selector } from './overlay.fixture.ts'
import { errorsOf } from './validate.ts'

describe.each(overlays)('the overlay %s', async (overlay) => {
  const { objects, the, deployment, pod, site, metrics, configMap } = openOverlay(overlay)
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

  test('reaches nobody and is reached on its two ports only', () => {
    const { spec: policy } = the('NetworkPolicy')
    expect([policy.policyTypes, policy.egress]).toEqual([['Ingress', 'Egress'], []])
    const named = (list: { ports: { name?: string; port?: string }[] }[]) =>
      list.flatMap(({ ports }) => ports.map(({ name, port }) => name ?? port))
    expect(named(policy.ingress)).toEqual(['http', 'metrics'])
    expect(named(pod.containers)).toEqual(['http', 'metrics'])
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

  test('gives the environment a name of its content', () => {
    expect(configMap.metadata.name).toMatch(/^site-env-[bcdfghkmt2456789]{10}$/)
    const names = overlays.map((other) => openOverlay(other).configMap.metadata.name)
    expect(new Set(names).size).toBe(2)
  })

  test('leads a host with a certificate to the site', () => {
    const { tls, rules } = the('Ingress').spec
    expect(tls[0].hosts).toEqual([rules[0].host])
    expect(rules[0].http.paths[0].backend.service).toEqual({
      name: the('Service').metadata.name,
      port: { name: 'http' },
    })
  })

  test.skipIf(!onPath('kubectl'))('is what kustomize makes of it', () => {
    expect(byKind(objects)).toEqual(byKind(kustomized(folderOf(overlay))))
  })
})
