import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { contentHash, readEnv } from './config-map.ts'
import { isMapping, merge, replaced } from './mappings.ts'

export type Manifest = {
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds, whose shapes kubernetes-models checks
  [key: string]: any
}

interface Kustomization {
  apiVersion: string
  kind: string
  namespace?: string
  resources: string[]
  components?: string[]
  configMapGenerator?: { name: string; envs: string[] }[]
  images?: { name: string; newName: string; newTag?: string; digest?: string }[]
  labels?: { pairs: Record<string, string> }[]
  patches?: { path: string }[]
}

/** One step for each key, in kustomize's order; other keys are refused. */
const steps: Readonly<
  Record<keyof Kustomization, (objects: Manifest[], given: Kustomization, folder: string) => Manifest[]>
> = {
  apiVersion: same,
  kind: same,
  resources: (objects, { resources }, folder) => [
    ...objects,
    ...resources.flatMap((path) =>
      path.endsWith('.yaml') ? [read(join(folder, path)) as Manifest] : render(join(folder, path)),
    ),
  ],
  configMapGenerator: (objects, { configMapGenerator = [] }, folder) =>
    configMapGenerator.reduce((rest, { name, envs }) => {
      const data = Object.assign({}, ...envs.map((path) => readEnv(join(folder, path))))
      return withConfigMap(rest, name, data)
    }, objects),
  components: (objects, { components = [] }, folder) =>
    components.reduce((rest, path) => renderOnto(rest, join(folder, path)), objects),
  patches: (objects, { patches = [] }, folder) =>
    patches.reduce((rest, { path }) => patched(rest, read(join(folder, path)) as Manifest), objects),
  labels: (objects, { labels = [] }) =>
    labels.reduce(
      (rest, { pairs }) => rest.map((object) => merge(object, { metadata: { labels: pairs } })),
      objects,
    ),
  namespace: (objects, { namespace }) =>
    namespace === undefined
      ? objects
      : objects.map((object) =>
          merge(object, { metadata: object.kind === 'Namespace' ? { name: namespace } : { namespace } }),
        ),
  images: (objects, { images = [] }) =>
    images.reduce(
      (rest, { name, newName, newTag, digest }) =>
        replaced(
          rest,
          (key, value) => key === 'image' && value === name,
          `${newName}${newTag ? `:${newTag}` : ''}${digest ? `@${digest}` : ''}`,
        ),
      objects,
    ),
}

/**
 * Renders the objects that `kubectl apply -k` would send, for the part of kustomize that deploy/kubernetes uses: neither npm nor Debian
 * ships kustomize.
 * @param folder of a kustomization.yaml
 * @throws on an unknown key and on a patch without a target
 */
export function render(folder: string): Manifest[] {
  return renderOnto([], folder)
}

/** Applies a component to the objects that its parent has so far. */
function renderOnto(before: Manifest[], folder: string): Manifest[] {
  const given = read(join(folder, 'kustomization.yaml')) as Kustomization
  const unknown = Object.keys(given).filter((key) => !(key in steps))
  if (unknown.length > 0) throw new Error(`${folder}: unknown keys ${unknown.join(', ')}`)
  return Object.values(steps).reduce<Manifest[]>((objects, step) => step(objects, given, folder), before)
}

function same(objects: Manifest[]): Manifest[] {
  return objects
}

function read(path: string): unknown {
  return parse(readFileSync(path, 'utf8'))
}

function withConfigMap(objects: Manifest[], name: string, data: Record<string, string>): Manifest[] {
  const hashed = { name: `${name}-${contentHash(data)}` }
  const names = (key: string, value: unknown) =>
    key === 'configMapRef' && isMapping(value) && value.name === name
  return [
    ...replaced(objects, names, hashed),
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: hashed, data },
  ]
}

function patched(objects: Manifest[], patch: Manifest): Manifest[] {
  const target = objects.findIndex(
    ({ kind, metadata }) => kind === patch.kind && metadata.name === patch.metadata.name,
  )
  if (target === -1) throw new Error(`nothing to patch: ${patch.kind} ${patch.metadata.name}`)
  return objects.with(target, merge(objects[target] as Manifest, patch))
}
