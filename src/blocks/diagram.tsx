import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { Diagram as Drawing } from '../diagram/diagram.tsx'
import type { DiagramLayouts } from '../diagram/types.ts'
import type { Content } from './diagram.schema.ts'

/** The build makes layouts and icons from nodes, groups and edges. */
export function Diagram({
  layouts,
  icons,
  caption,
  nodes,
  groups,
  edges,
  ...section
}: Content & { layouts: DiagramLayouts; icons: Readonly<Record<string, string>> }) {
  return (
    <Section {...section} room="full">
      <Drawing
        title={section.title}
        layouts={layouts}
        icons={icons}
        nodes={nodes}
        edges={edges}
        caption={<Rich>{caption}</Rich>}
      />
    </Section>
  )
}
