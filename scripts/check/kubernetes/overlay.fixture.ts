import { join } from 'node:path'
import { expect } from 'vitest'
import { type Manifest, render } from '../../fixtures/manifests.ts'

export const root = join(import.meta.dirname, '../../..')

export const overlays = ['staging', 'production'] as const

export const folderOf = (overlay: string) => join(root, 'deploy/kubernetes/overlays', overlay)

/** Labels by which the other objects select the site's pods. */
export const selector = { 'app.kubernetes.io/name': 'site' }

/** An image pinned by version, by digest, or by both. */
export const pinned = /^[a-z\d./-]+\/[a-z-]+(?=[:@])(?::\d+\.\d+\.\d+)?(?:@sha256:[\da-f]{64})?$/

const rendered = new Map<string, Manifest[]>()
const renderedOnce = (overlay: string) => {
  const objects = rendered.get(overlay) ?? render(folderOf(overlay))
  rendered.set(overlay, objects)
  return objects
}

/** Renders an overlay, once for all tests of a worker. `the` finds the one object of a kind. */
export const openOverlay = (overlay: string) => {
  const objects = structuredClone(renderedOnce(overlay))
  const the = (kind: string): Manifest => {
    const found = objects.filter((object) => object.kind === kind)
    expect(found.length, kind).toBe(1)
    return found[0] as Manifest
  }
  const deployment = the('Deployment')
  const pod = deployment.spec.template.spec
  const container = (name: string) => pod.containers.find((one: { name: string }) => one.name === name)
  const [site, metrics, requestMetrics] = ['site', 'metrics', 'request-metrics'].map(container)
  const configMap = objects.find(
    ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === site.envFrom[0].configMapRef.name,
  ) as Manifest
  return { objects, the, deployment, pod, site, metrics, requestMetrics, configMap }
}
