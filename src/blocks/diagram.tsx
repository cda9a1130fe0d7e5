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
  const known = (ids: { id: string }[], id: string | undefined) =>
    id === undefined || ids.some((item) => item.id === id)
  const report = (path: PropertyKey[], id: string) =>
    context.addIssue({ code: 'custom', path, message: `"${id}" is not defined` })
  for (const [index, { group }] of nodes.entries())
    if (!known(groups, group)) report(['nodes', index, 'group'], `${group}`)
  for (const [index, { from, to }] of edges.entries())
    for (const end of [from, to]) if (!known(nodes, end)) report(['edges', index], end)
})

/** The layouts are made at build from nodes, groups and edges. */
export function Diagram({
  layouts,
  caption,
  nodes,
  groups,
  edges,
  ...section
}: z.infer<typeof schema> & { layouts: DiagramLayouts }) {
  return (
    <Section {...section} room="full">
      <figure className={css.figure}>
        <Drawing title={section.title} layouts={layouts} nodes={nodes} edges={edges} />
        <figcaption>
          <Rich>{caption}</Rich>
        </figcaption>
      </figure>
    </Section>
  )
}
