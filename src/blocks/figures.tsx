import { Section } from '../components/section.tsx'
import { Stats } from '../components/stats.tsx'
import type { Content } from './figures.schema.ts'

export function Figures({ items, ...section }: Content) {
  return (
    <Section {...section} room="wide">
      <Stats items={items} as="row" />
    </Section>
  )
}
