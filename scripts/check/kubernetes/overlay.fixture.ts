import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { type Manifest, render } from './render.ts'

export const root = join(import.meta.dirname, '../../..')

export const overlays = ['staging', 'production'] as const

export const folderOf = (overlay: string) => join(root, 'deploy/kubernetes/overlays', overlay)

/** Labels by which the other objects select the site's pods. */
export const selector = { 'app.kubernetes.io/name': 'site' }

/** An image pinned by version, by digest, or by both. */
export const pinned = /^[a-z./-]+\/[a-z-]+(?=[:@])(?::\d+\.\d+\.\d+)?(?:@sha256:[\da-f]{64})?$/

/** Renders an overlay. `the` finds the one object of a kind. */
export const openOverlay = (overlay: string) => {
  const objects = render(folderOf(overlay))
  const the = (kind: string): Manifest => {
    const found = objects.filter((object) => object.kind === kind)
    expect(found.length, kind).toBe(1)
    return found[0] as Manifest
  }
  const deployment = the('Deployment')
  const pod = deployment.spec.template.spec
  const [site, metrics] = pod.containers
  return { objects, the, deployment, pod, site, metrics, configMap: the('ConfigMap') }
}

export const kustomized = (folder: string) =>
  parseAllDocuments(execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })).map(
    (document) => document.toJSON() as Manifest,
  )

export const byKind = (list: readonly Manifest[]) => list.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
