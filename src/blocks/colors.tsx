import { ColorTable } from '../components/color-table.tsx'
import { Section } from '../components/section.tsx'
import type { Content } from './colors.schema.ts'

export function Colors(section: Content) {
  return (
    <Section {...section} room="wide">
      <ColorTable />
    </Section>
  )
}
