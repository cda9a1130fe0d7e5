import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute'
import { PodMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor'
import { Probe } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/Probe'
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule'
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { z } from 'zod'
import type { Manifest } from '../../fixtures/manifests.ts'

/** By API version and kind, as a manifest names them. */
const models = Object.fromEntries(
  [
    Deployment,
    HorizontalPodAutoscaler,
    Ingress,
    NetworkPolicy,
    PodDisruptionBudget,
    ConfigMap,
    Namespace,
    Service,
    HTTPRoute,
    PrometheusRule,
    ServiceMonitor,
    PodMonitor,
    Probe,
  ].map((model) => [`${model.apiVersion} ${model.kind}`, model]),
)

/**
 * Schema of a kind for which npm has no model, limited to the fields used here: sigstore's policy-controller,
 * config/300-clusterimagepolicy.yaml.
 */
const clusterImagePolicy = z.strictObject({
  apiVersion: z.literal('policy.sigstore.dev/v1beta1'),
  kind: z.literal('ClusterImagePolicy'),
  metadata: z.strictObject({ name: z.string(), labels: z.record(z.string(), z.string()).optional() }),
  spec: z.strictObject({
    images: z.array(z.strictObject({ glob: z.string() })).min(1),
    authorities: z
      .array(
        z.strictObject({
          name: z.string(),
          signatureFormat: z.enum(['legacy', 'bundle']).optional(),
          keyless: z.strictObject({
            url: z.url(),
            identities: z.array(z.strictObject({ issuer: z.url(), subjectRegExp: z.string() })).min(1),
          }),
          ctlog: z.strictObject({ url: z.url() }),
          attestations: z.array(z.strictObject({ name: z.string(), predicateType: z.url() })).min(1),
        }),
      )
      .min(1),
  }),
})

/**
 * Lists a manifest's schema errors and its unknown keys, which the cluster would drop silently. The validator ignores unknown keys, so a
 * key counts as known if the validator reads it.
 * @throws if no schema is known for the kind
 */
export function errorsOf(manifest: Manifest): string[] {
  if (manifest.kind === clusterImagePolicy.shape.kind.value)
    return clusterImagePolicy.safeParse(manifest).error?.issues.map(({ message }) => message) ?? []
  const model = models[`${manifest.apiVersion} ${manifest.kind}`]
  if (!model) throw new Error(`no schema for ${manifest.apiVersion} ${manifest.kind}`)
  const unread = new Set<string>()
  try {
    model.prototype.validate.call(recording(manifest, '', unread))
  } catch (error) {
    return [(error as Error).message]
  }
  return [...unread].map((path) => `unknown key ${path}`)
}

/** Wraps a value in a proxy that removes each key from `unread` when it is read. */
function recording<Value extends object>(value: Value, path: string, unread: Set<string>): Value {
  const at = (key: string) => `${path}/${key}`
  const parts = new Map(
    Object.entries(value).map(([key, part]) => {
      unread.add(at(key))
      return [key, typeof part === 'object' && part !== null ? recording(part, at(key), unread) : part]
    }),
  )
  return new Proxy(value, {
    get: (target, key, receiver) => {
      if (typeof key !== 'string' || !parts.has(key)) return Reflect.get(target, key, receiver)
      unread.delete(at(key))
      return parts.get(key)
    },
  })
}
