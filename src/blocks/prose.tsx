import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import css from './prose.module.css'
import type { Content } from './prose.schema.ts'

export function Prose({ paragraphs, ...section }: Content) {
  return (
    <Section {...section}>
      <div className={paragraphs.length === 3 ? `${css.prose} ${css.three}` : css.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Rich>{paragraph}</Rich>
          </p>
        ))}
      </div>
    </Section>
  )
}
