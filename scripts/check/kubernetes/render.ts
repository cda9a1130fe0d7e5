import { execFileSync } from 'node:child_process'
import { parseAllDocuments } from 'yaml'

export type Manifest = {
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds, whose shapes validate.ts checks
  [key: string]: any
}

/**
 * Renders the objects that `kubectl apply -k` would send.
 * @param folder of a kustomization.yaml
 * @throws with kustomize's message
 */
export const render = (folder: string): Manifest[] =>
  parseAllDocuments(
    execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ).map((document) => document.toJSON() as Manifest)
