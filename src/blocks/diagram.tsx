import { z } from 'zod'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { anchor, atMost, block, rich } from '../content/fields.ts'
import { Diagram as Drawing } from '../diagram/diagram.tsx'
import type { DiagramLayouts } from '../diagram/types.ts'
import css from './diagram.module.css'

const labelLength = 28

export const schema = block('diagram', {
  caption: rich,
  nodes: z
    .array(
      z.strictObject({
        id: anchor,
        label: atMost(labelLength),
        note: atMost(40).optional(),
        group: anchor.optional(),
        kind: z.enum(['customer', 'provider', 'cloud', 'external', 'data']).optional(),
      }),
    )
    .min(2)
    .max(12),
  groups: z.array(z.strictObject({ id: anchor, label: atMost(labelLength) })).optional(),
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

/** Layouts and icons are made at build from nodes, groups and edges. */
export function Diagram({
  layouts,
  icons,
  caption,
  nodes,
  groups,
  edges,
  ...section
}: z.infer<typeof schema> & { layouts: DiagramLayouts; icons: Readonly<Record<string, string>> }) {
  return (
    <Section {...section} room="full">
      <figure className={css.figure}>
        <Drawing title={section.title} layouts={layouts} icons={icons} nodes={nodes} edges={edges} />
        <figcaption>
          <Rich>{caption}</Rich>
        </figcaption>
      </figure>
    </Section>
  )
}
