import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openOverlay, overlays, pinned, root, selector } from './overlay.fixture.ts'

describe.each(overlays)('the pods of %s', (overlay) => {
  const { deployment, pod, site, the } = openOverlay(overlay)

  test('are spread by host and by zone, where that is possible', () => {
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

  test('meet the restricted standard, root file system read-only', () => {
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 101,
      runAsGroup: 101,
      fsGroup: 101,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.containers.length).toBe(3)
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

  test('write to one tmpfs of 16 MiB, which fits their memory', () => {
    const writable = pod.volumes.filter((volume: object) => !('configMap' in volume))
    expect(writable).toEqual([{ name: 'run', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }])
    expect(site.volumeMounts).toEqual([{ name: 'run', mountPath: '/srv/site/run' }])
    expect(Number.parseInt(site.resources.limits.memory, 10)).toBeGreaterThan(64)
  })

  test('are replaced without a gap', () => {
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: '100%' })
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

  test('scale by the load of the site’s own container, and nothing else sets the number of pods', () => {
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

  test('have pinned images', () => {
    for (const { image } of pod.containers) expect(image).toMatch(pinned)
    // The release sets the digest; until then, no image can be pulled by mistake.
    expect(site.image).toMatch(/@sha256:0{64}$/)
  })
})
