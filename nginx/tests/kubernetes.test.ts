import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shells, startupIn } from './shells.ts'

const folder = join(import.meta.dirname, '../../deploy/kubernetes')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const manifest = (path: string) => parse(read(path))

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
}

const kustomization = manifest('base/kustomization.yaml')
const overlays = ['staging', 'production'] as const
const selector = { 'app.kubernetes.io/name': 'site' }

test('the base lists every manifest, and each is valid for its kind', () => {
  const files = readdirSync(join(folder, 'base')).filter((name) => name !== 'kustomization.yaml')
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const { kind, ...content } = manifest(`base/${file}`)
    // The monitoring operator's own kind is not part of Kubernetes.
    if (kind === 'ServiceMonitor') continue
    const Model = models[kind as keyof typeof models] as new (data: object) => { validate: () => void }
    expect(() => new Model(content).validate(), file).not.toThrow()
  }
})

describe('the deployment', () => {
  const { spec } = manifest('base/deployment.yaml')
  const pod = spec.template.spec

  test('meets the restricted pod security standard, root file system read-only', () => {
    expect(manifest('base/namespace.yaml').metadata.labels).toEqual({
      'pod-security.kubernetes.io/enforce': 'restricted',
    })
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
  })

  test('writes to one tmpfs of 16 MiB, which fits its memory', () => {
    expect(pod.volumes).toEqual([{ name: 'run', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }])
    expect(pod.containers[0].volumeMounts).toEqual([{ name: 'run', mountPath: '/srv/site/run' }])
    expect(Number.parseInt(pod.containers[0].resources.limits.memory, 10)).toBeGreaterThan(64)
  })

  test('is replaced without a gap', () => {
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
    expect(spec).not.toHaveProperty('replicas')
    const [site] = pod.containers
    const shutdown = Number(/worker_shutdown_timeout (\d+)s/.exec(read('../../nginx/nginx.conf'))?.[1])
    const sleep = site.lifecycle.preStop.sleep.seconds
    expect(sleep).toBeGreaterThanOrEqual(5)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(sleep + shutdown)
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(site[probe].httpGet, probe).toEqual({ path: '/healthz', port: 'http' })
    }
  })

  test('is what the other objects select', () => {
    expect(spec.template.metadata.labels).toEqual(selector)
    expect(spec.selector.matchLabels).toEqual(selector)
    expect(manifest('base/service.yaml').spec.selector).toEqual(selector)
    expect(manifest('base/service.yaml').metadata.labels).toEqual(selector)
    expect(manifest('base/disruption-budget.yaml').spec.selector.matchLabels).toEqual(selector)
    expect(manifest('base/network-policy.yaml').spec.podSelector.matchLabels).toEqual(selector)
    expect(manifest('base/service-monitor.yaml').spec.selector.matchLabels).toEqual(selector)
    expect(manifest('base/autoscaler.yaml').spec.scaleTargetRef.name).toBe('site')
    const container = manifest('base/autoscaler.yaml').spec.metrics[0].containerResource.container
    expect(pod.containers.map(({ name }: { name: string }) => name)).toContain(container)
  })

  test('reaches nobody and is reached on its two ports only', () => {
    const { spec: policy } = manifest('base/network-policy.yaml')
    expect(policy.policyTypes).toEqual(['Ingress', 'Egress'])
    expect(policy.egress).toEqual([])
    const ports = pod.containers.flatMap(({ ports }: { ports: { name: string }[] }) =>
      ports.map(({ name }) => name),
    )
    const allowed = policy.ingress.map((rule: { ports: { port: string }[] }) =>
      rule.ports.map(({ port }) => port),
    )
    expect(allowed).toEqual([['http'], ['metrics']])
    expect(ports).toEqual(['http', 'metrics'])
    for (const rule of policy.ingress) expect(rule.from.length).toBe(1)
  })
})

describe.each(overlays)('the overlay %s', async (overlay) => {
  const at = (file: string) => manifest(`overlays/${overlay}/${file}`)
  const env = Object.fromEntries(
    read(`overlays/${overlay}/site.env`)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  )
  const { run } = await startupIn(shells[1].command)

  test('gives the pods an environment that the start-up script takes', async () => {
    expect(await run(env)).toMatchObject({ code: 0 })
    expect(env.SITE_INDEXING).toBe(overlay === 'production' ? 'on' : 'off')
    expect(at('kustomization.yaml').configMapGenerator).toEqual([{ name: 'site-env', envs: ['site.env'] }])
    const [site] = manifest('base/deployment.yaml').spec.template.spec.containers
    expect(site.envFrom).toEqual([{ configMapRef: { name: 'site-env' } }])
    expect(site.ports[0].containerPort).toBe(Number(env.PORT))
  })

  test('names a host with a certificate, and a version of every image', () => {
    const { tls, rules } = at('ingress.yaml').spec
    expect(tls[0].hosts).toEqual([rules[0].host])
    const pod = manifest('base/deployment.yaml').spec.template.spec
    const pinned = at('kustomization.yaml').images
    expect(pinned.map(({ name }: { name: string }) => name)).toEqual(
      pod.containers.map(({ image }: { image: string }) => image),
    )
    for (const { newTag } of pinned) expect(newTag).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('patches what the base has', () => {
    const { patches, resources } = at('kustomization.yaml')
    expect(resources).toEqual(['../../base'])
    for (const { path } of patches) {
      const patch = at(path)
      const [original] = kustomization.resources
        .map((file: string) => manifest(`base/${file}`))
        .filter(({ kind }: { kind: string }) => kind === patch.kind)
      expect(patch.metadata.name, path).toBe(original.metadata.name)
      expect(patch.apiVersion, path).toBe(original.apiVersion)
    }
  })
})
