import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Manifest, render } from '../../fixtures/manifests.ts'
import { openOverlay, overlays, pinned, root } from './overlay.fixture.ts'
import { errorsOf } from './validate.ts'

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

const component = (name: string) => join(root, 'deploy/kubernetes/components', name)

test('the components are all that the base can do without', () => {
  expect(render(join(root, 'deploy/kubernetes/base')).map(({ kind }) => kind)).toEqual([
    'Namespace',
    'Service',
    'Deployment',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
  ])
})

const kinds: Readonly<Record<string, readonly string[]>> = {
  'http-route': ['HTTPRoute'],
  ingress: ['Ingress'],
  'network-policy': ['NetworkPolicy'],
  'service-monitor': ['ServiceMonitor'],
  'request-metrics': ['ConfigMap', 'PodMonitor'],
  probe: ['Probe', 'Probe'],
  dashboard: ['ConfigMap'],
  'any-uid': [],
  'signed-image': [],
  'prometheus-labels': [],
}
const names = Object.keys(kinds)

test('each component is tested', () => {
  expect(readdirSync(component('')).toSorted()).toEqual(names.toSorted())
})

describe.each<readonly [title: string, chosen: readonly string[]]>([
  ['none', []],
  ...names.map((name) => [name, [name]] as const),
  ...names.map((name) => [`all but ${name}`, names.filter((other) => other !== name)] as const),
  ['all', names],
])('an overlay with %s of the components', (_title, chosen) => {
  const objects = render(overlayOf(chosen))

  test('is valid, and has exactly the objects of the base and of those components', () => {
    expect(objects.flatMap(errorsOf)).toEqual([])
    const added = objects.map(({ kind }) => kind).toSorted()
    const base = [
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Namespace',
      'PodDisruptionBudget',
      'Service',
    ]
    expect(added).toEqual([...base, ...chosen.flatMap((name) => kinds[name] ?? [])].toSorted())
  })

  test('runs the site’s image by digest, as the user it asks for', () => {
    const pod = objects.find(({ kind }) => kind === 'Deployment')?.spec.template.spec
    for (const { image } of pod.containers) expect(image).toMatch(pinned)
    const user = chosen.includes('any-uid') ? {} : { runAsUser: 101, runAsGroup: 101, fsGroup: 101 }
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
      ...user,
    })
  })

  test('labels its namespace for the admission policy if that component is chosen', () => {
    const labels = objects.find(({ kind }) => kind === 'Namespace')?.metadata.labels
    expect(labels?.['policy.sigstore.dev/include']).toBe(chosen.includes('signed-image') ? 'true' : undefined)
    expect(labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' })
  })
})

describe('an overlay with the Ingress in place of the Gateway', () => {
  test.each(overlays)('%s: valid, with a class, a certificate and the host of the Gateway’s', (overlay) => {
    const objects = render(overlayOf(['ingress'], overlay, 'ingress.yaml'))
    expect(objects.flatMap(errorsOf)).toEqual([])
    const { ingressClassName, tls, rules } = (objects.find(({ kind }) => kind === 'Ingress') as Manifest).spec
    expect(ingressClassName).toMatch(/^[a-z]+$/)
    const { the } = openOverlay(overlay)
    expect([tls[0].hosts, [rules[0].host]]).toEqual(Array(2).fill(the('HTTPRoute').spec.hostnames))
    expect(rules[0].http.paths[0].backend.service).toEqual({
      name: the('Service').metadata.name,
      port: { name: 'http' },
    })
  })
})

test('what the cluster’s administrator applies is valid, and trusts the identity that the guide gives to `cosign verify`', () => {
  const objects = render(join(root, 'deploy/kubernetes/cluster'))
  expect(objects.flatMap(errorsOf)).toEqual([])
  const [{ issuer, subjectRegExp }] = (objects[0] as Manifest).spec.authorities[0].keyless.identities
  const documented = readFileSync(join(root, 'docs/operator.md'), 'utf8')
  expect(documented).toContain(`\nidentity='${subjectRegExp}'\nissuer=${issuer}\n`)
  expect(
    new RegExp(subjectRegExp).test(
      'https://github.com/OWNER/REPO/.github/workflows/release.yml@refs/tags/v1.2.3',
    ),
  ).toBe(true)
})

/** Makes an overlay with the given components, an image by its digest, and one patch of those that components need. */
function overlayOf(components: readonly string[], overlay = 'staging', patch?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-overlay-'))
  made.push(folder)
  cpSync(join(root, 'deploy/kubernetes'), folder, { recursive: true })
  const path = join(folder, 'overlays', overlay)
  const given = parse(readFileSync(join(path, 'kustomization.yaml'), 'utf8'))
  const ofComponents = ['http-route.yaml', 'probe.yaml']
  const kept = given.patches.filter((one: { path: string }) => !ofComponents.includes(one.path))
  writeFileSync(
    join(path, 'kustomization.yaml'),
    stringify({
      ...given,
      resources: ['../../base'],
      components: components.map((name) => `../../components/${name}`),
      patches: [...kept, ...(patch ? [{ path: patch }] : [])],
    }),
  )
  return path
}
