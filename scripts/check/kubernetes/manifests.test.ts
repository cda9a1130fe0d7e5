import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { shells, startupIn } from '../../fixtures/shells.ts'
import { onPath } from '../../shared/debian.ts'
import { baseImages } from '../../shared/dockerfile.ts'
import { type Manifest, render } from './render.ts'
import { errorsOf } from './validate.ts'

const root = join(import.meta.dirname, '../../..')
const folderOf = (overlay: string) => join(root, 'deploy/kubernetes/overlays', overlay)
/** By version, by digest, or by both. */
const pinned = /^[a-z./-]+\/[a-z-]+(?=[:@])(?::\d+\.\d+\.\d+)?(?:@sha256:[\da-f]{64})?$/
const selector = { 'app.kubernetes.io/name': 'site' }

describe.each(['staging', 'production'])('the overlay %s', async (overlay) => {
  const objects = render(folderOf(overlay))
  const all = (kind: string) => objects.filter((object) => object.kind === kind)
  const the = (kind: string): Manifest => {
    expect(all(kind).length, kind).toBe(1)
    return all(kind)[0] as Manifest
  }
  const deployment = the('Deployment')
  const pod = deployment.spec.template.spec
  const [site, metrics] = pod.containers
  const configMap = the('ConfigMap')
  const { run } = await startupIn(shells[1].command)

  test.each(objects.map((object) => [object.kind, object] as const))('has a valid %s', (_kind, object) => {
    expect(errorsOf(object)).toEqual([])
  })

  test('spreads its pods by host and by zone, where it can', () => {
    const spread = (topologyKey: string) => ({
      maxSkew: 1,
      topologyKey,
      whenUnsatisfiable: 'ScheduleAnyway',
      labelSelector: { matchLabels: selector },
      matchLabelKeys: ['pod-template-hash'],
    })
    expect(pod.topologySpreadConstraints).toEqual([
      spread('kubernetes.io/hostname'),
      spread('topology.kubernetes.io/zone'),
    ])
  })

  test('stands in one namespace, which refuses pods below the restricted standard', () => {
    const namespace = the('Namespace')
    expect(namespace.metadata.name).toBe(`site-${overlay}`)
    expect(namespace.metadata.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' })
    for (const { kind, metadata } of objects)
      if (kind !== 'Namespace') expect(metadata.namespace, kind).toBe(namespace.metadata.name)
  })

  test('meets that standard, root file system read-only', () => {
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 101,
      runAsGroup: 101,
      fsGroup: 101,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.containers.length).toBe(2)
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/)
      expect(container.resources.requests).toHaveProperty('cpu')
    }
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
    for (const key of ['hostNetwork', 'hostPID', 'hostIPC', 'initContainers', 'serviceAccountName'])
      expect(pod).not.toHaveProperty(key)
  })

  test('writes to one tmpfs of 16 MiB, which fits its memory', () => {
    expect(pod.volumes).toEqual([{ name: 'run', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }])
    expect(site.volumeMounts).toEqual([{ name: 'run', mountPath: '/srv/site/run' }])
    expect(Number.parseInt(site.resources.limits.memory, 10)).toBeGreaterThan(64)
  })

  test('is replaced without a gap', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    const conf = readFileSync(join(root, 'nginx/nginx.conf'), 'utf8')
    const shutdown = Number(/worker_shutdown_timeout (\d+)s/.exec(conf)?.[1])
    const { seconds } = site.lifecycle.preStop.sleep
    expect(seconds).toBeGreaterThanOrEqual(5)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds + shutdown)
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(site[probe].httpGet, probe).toEqual({ path: '/healthz', port: 'http' })
    expect(the('PodDisruptionBudget').spec).toMatchObject({
      maxUnavailable: 1,
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
    })
  })

  test('scales by the load of the site’s own container, and nothing else sets the number of pods', () => {
    const { spec } = the('HorizontalPodAutoscaler')
    expect(deployment.spec).not.toHaveProperty('replicas')
    expect(spec.scaleTargetRef).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: deployment.metadata.name,
    })
    expect(spec.metrics.map(({ type }: { type: string }) => type)).toEqual(['ContainerResource'])
    expect(spec.metrics[0].containerResource.container).toBe(site.name)
    expect([spec.minReplicas, spec.maxReplicas]).toEqual(overlay === 'production' ? [3, 12] : [1, 2])
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
    const names = ['staging', 'production'].map((other) => {
      const found = render(folderOf(other)).find(({ kind }) => kind === 'ConfigMap')
      return found?.metadata.name
    })
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

  test('pins every image', () => {
    for (const { image } of pod.containers) expect(image).toMatch(pinned)
  })

  test.skipIf(!onPath('kubectl'))('is what kustomize makes of it', () => {
    expect(byKind(objects)).toEqual(byKind(kustomized(folderOf(overlay))))
  })
})

describe('the components', () => {
  const kindsOf = (folder: string) => render(folder).map(({ kind }) => kind)
  const component = (name: string) => join(root, 'deploy/kubernetes/components', name)

  test('are all that the base can do without', () => {
    expect(kindsOf(join(root, 'deploy/kubernetes/base'))).toEqual([
      'Namespace',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
    ])
    expect(kindsOf(component('ingress'))).toEqual(['Ingress'])
    expect(kindsOf(component('network-policy'))).toEqual(['NetworkPolicy'])
    expect(kindsOf(component('service-monitor'))).toEqual(['ServiceMonitor'])
  })

  test('lead a Gateway to the same port of the service as the Ingress', () => {
    const service = render(folderOf('production')).find(({ kind }) => kind === 'Service')
    const [route] = render(component('http-route'))
    expect(route).toMatchObject({ apiVersion: 'gateway.networking.k8s.io/v1', kind: 'HTTPRoute' })
    expect(route?.spec.rules[0].backendRefs).toEqual([
      { name: service?.metadata.name, port: service?.spec.ports[0].port },
    ])
  })

  const choices = [
    ['none of them', [], []],
    ['a Gateway in the place of the Ingress', ['http-route'], ['HTTPRoute']],
    [
      'all of them',
      ['http-route', 'ingress', 'network-policy', 'service-monitor'],
      ['HTTPRoute', 'Ingress', 'NetworkPolicy', 'ServiceMonitor'],
    ],
  ] as const
  test.each(choices)('%s: valid, and by an image’s digest', (_title, names, kinds) => {
    const folder = overlayOf(names)
    const objects = render(folder)
    expect(objects.flatMap(errorsOf)).toEqual([])
    expect(objects.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]))
    expect(objects.length).toBe(6 + kinds.length)
    const deployment = objects.find(({ kind }) => kind === 'Deployment')
    expect(deployment?.spec.template.spec.containers[0].image).toMatch(pinned)
    if (onPath('kubectl')) expect(byKind(objects)).toEqual(byKind(kustomized(folder)))
  })
})

/** An overlay of its own beside those of the repository, with the given components and an image by its digest. */
function overlayOf(components: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-overlay-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'deploy/kubernetes'), folder, { recursive: true })
  const overlay = join(folder, 'overlays/staging')
  const given = parse(readFileSync(join(overlay, 'kustomization.yaml'), 'utf8'))
  const image = given.images[0]
  const made = {
    ...given,
    components: components.map((name) => `../../components/${name}`),
    images: [
      { name: image.name, newName: image.newName, digest: `sha256:${'0'.repeat(64)}` },
      given.images[1],
    ],
    patches: given.patches.filter(({ path }: { path: string }) => path !== 'ingress.yaml'),
  }
  writeFileSync(join(overlay, 'kustomization.yaml'), stringify(made))
  return overlay
}

const kustomized = (folder: string) =>
  parseAllDocuments(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })).map(
    (document) => document.toJSON() as Manifest,
  )
const byKind = (list: readonly Manifest[]) => list.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))

const rulesOf = (overlay: string) =>
  render(folderOf(overlay)).find(({ kind }) => kind === 'PrometheusRule')?.spec

test('each alert looks at production and stands in the operator’s table', () => {
  const documented = readFileSync(join(root, 'docs/operator.md'), 'utf8')
  const { rules } = rulesOf('production').groups[0]
  expect(rules.length).toBeGreaterThan(3)
  for (const { alert, expr } of rules) {
    expect(expr, alert).toContain('namespace="site-production"')
    expect(documented).toContain(`| \`${alert}\` |`)
  }
})

test.skipIf(!onPath('promtool'))('alerts fire when they should, says promtool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-alerts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'rules.yaml'), stringify(rulesOf('production')))
  cpSync(join(import.meta.dirname, 'alerts.promtool.yaml'), join(folder, 'tests.yaml'))
  expect(
    execFileSync('promtool', ['check', 'rules', join(folder, 'rules.yaml')], { encoding: 'utf8' }),
  ).toContain('SUCCESS')
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(folder, 'tests.yaml')], {
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toContain('SUCCESS')
  expect(status).toBe(0)
})

describe('the check of manifests', () => {
  const service = () =>
    structuredClone(render(folderOf('staging')).find(({ kind }) => kind === 'Service') as Manifest)

  test('sees a value of the wrong type', () => {
    const wrong = service()
    wrong.spec.ports[0].port = '80'
    expect(errorsOf(wrong)).toEqual([expect.stringContaining('port')])
  })

  test('sees a misspelt key', () => {
    const wrong = service()
    wrong.spec.ports[0].targetport = 'http'
    expect(errorsOf(wrong)).toEqual(['unknown key /spec/ports/0/targetport'])
  })
})

test('the Dockerfile names no moving version', () => {
  const images = baseImages(join(root, 'Dockerfile'))
  expect(images.length).toBe(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[a-z-]+)?$/)
})
