import type { DiagramNode, NodeIcon, NodeKind } from '../../../src/diagram/types.ts'
import { drawIcon } from './draw.ts'

/** Icons of `@carbon/icons` by patterns of node ids, which are equal in all languages. The first match counts. */
const byId: readonly [pattern: RegExp, icon: string][] = [
  [/^(k8s|aks|eks|gke|cce|pods|cell|near|dp\d|hub)$/, 'kubernetes'],
  [/vault|kms|hsm|keys/, 'bank--vault'],
  [/^(redis)$/, 'database--redis'],
  [/^(rds)$/, 'database--postgreSQL'],
  [/^(waf|fw|scrub|filter|jump|bastion|pam|ztna|diode)$/, 'firewall'],
  [/bucket|locked|lake|archive|store|files|immutable|iceberg|stock/, 'object-storage'],
  [/^(kong|api|gate|gateway|edge|gw|router|broker|edi|fhir)$/, 'gateway'],
  [/^(stream|kafka|bus|events|flink|cdc|spark)$/, 'flow--stream'],
  [/^(git|ci|argo|code|repo|registry|reg|images|golden)$/, 'code'],
  [/^(logs|otel|siem|obs|monitor|signals|collector|audit)$/, 'chart--line'],
  [/^(idp|entra|identity|thaid)$/, 'user--certification'],
  [/^(gpu|ahv\d|hosts|host|pooled|wld2?|vms|colo|farm)$/, 'bare-metal-server'],
  [/^(line|plc)$/, 'industry'],
  [/^(first|second|sing|bkk|cbi|standby|dr|dx\d|site)/, 'location'],
]

/** The same for the customer's: people, buildings and devices; the rest are systems. */
const ofCustomer: typeof byId = [
  [/^(admins?|designers|dev|people|staff|students|team|trader|users)$/, 'user--multiple'],
  [/^(hq|office|branch|onprem|dc|ward)$/, 'enterprise'],
  [/^(relay|scada|opc|cold|sensors?)$/, 'iot--platform'],
  [/^(pos|till|tablet|user|lab)$/, 'devices'],
  ...byId,
]

const people: Record<NodeIcon, string> = { person: 'user', team: 'group' }

const byKind: Record<NodeKind, string> = {
  customer: 'application',
  provider: 'server--proxy',
  cloud: 'cloud',
  external: 'globe',
  data: 'data--base',
}

/** Draws each node's icon as one SVG path on a square of 32 units; at build only. */
export const technologyIcons = (nodes: readonly DiagramNode[]): Readonly<Record<string, string>> =>
  Object.fromEntries(nodes.map((node) => [node.id, drawIcon(iconOf(node))]))

const iconOf = ({ id, kind = 'provider', icon }: DiagramNode): string => {
  if (icon) return people[icon]
  const patterns = kind === 'customer' ? ofCustomer : byId
  return patterns.find(([pattern]) => pattern.test(id))?.[1] ?? byKind[kind]
}
