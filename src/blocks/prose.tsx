import { CopyTextButton } from '../components/copy-button.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { plainText } from '../typography/plain-text.ts'
import css from './prose.module.css'
import type { Content } from './prose.schema.ts'

export function Prose({ paragraphs, labels, ...section }: Content) {
  return (
    <Section {...section}>
      {labels ? (
        paragraphs.map((paragraph, index) => (
          <div key={paragraph} className={css.text}>
            <h3>{labels[index]}</h3>
            <CopyTextButton name={labels[index] ?? ''} text={plainText(paragraph)} />
            <p>
              <Rich>{paragraph}</Rich>
            </p>
          </div>
        ))
      ) : (
        <div className={paragraphs.length === 3 ? `${css.prose} ${css.three}` : css.prose}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Rich>{paragraph}</Rich>
            </p>
          ))}
        </div>
      )}
    </Section>
  )
}
