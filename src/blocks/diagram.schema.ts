import { z } from 'zod'
import { anchor, atMost, block, rich } from './fields.ts'

const labelLength = 28

export const schema = block('diagram', {
  caption: rich,
  groups: z.array(z.strictObject({ id: anchor, label: atMost(labelLength) })).optional(),
  nodes: z
    .array(
      z.strictObject({
        id: anchor,
        label: atMost(labelLength),
        note: atMost(40).optional(),
        group: anchor.optional(),
        kind: z.enum(['customer', 'provider', 'cloud', 'external', 'data']).optional(),
        icon: z.enum(['person', 'team']).optional(),
      }),
    )
    .min(2)
    .max(12),
  edges: z.array(
    z.strictObject({
      from: anchor,
      to: anchor,
      label: atMost(labelLength).optional(),
      dashed: z.literal(true).optional(),
    }),
  ),
}).superRefine(({ nodes, groups = [], edges }, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  const nodeIds = nodes.map(({ id }) => id)
  const groupIds = groups.map(({ id }) => id)
  for (const [index, { group }] of nodes.entries())
    if (group && !groupIds.includes(group)) report(['nodes', index, 'group'], `"${group}" is not defined`)
  for (const [index, { from, to }] of edges.entries()) {
    for (const end of [from, to])
      if (!nodeIds.includes(end)) report(['edges', index], `"${end}" is not defined`)
    if (from === to) report(['edges', index], `leads from "${from}" to itself`)
    if (edges.findIndex((edge) => edge.from === from && edge.to === to) !== index)
      report(['edges', index], `connects "${from}" and "${to}" once more`)
  }
})

export type Content = z.infer<typeof schema>
