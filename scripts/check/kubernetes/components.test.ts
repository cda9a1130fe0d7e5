import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { onPath } from '../../shared/debian.ts'
import { byKind, folderOf, kustomized, pinned, root } from './overlay.fixture.ts'
import { render } from './render.ts'
import { errorsOf } from './validate.ts'

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

/** Makes an overlay with the given components and an image by its digest. */
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
