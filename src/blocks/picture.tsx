import type { ReactNode } from 'react'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { isTried, PictureFigure, type PictureView } from './picture/figure.tsx'
import css from './picture/picture.module.css'
import type { Content } from './picture.schema.ts'

/** A screen or a document beside the text about it. */
export function PictureBlock({
  text,
  points,
  picture,
  terms,
  ...section
}: Omit<Content, 'picture'> & {
  picture: PictureView
  /** How the prices in the picture are charged. */
  terms?: ReactNode
}) {
  const figure = <PictureFigure picture={picture} />
  if (isTried(picture))
    return (
      <Section {...section} intro={text} room="full">
        <div className={css.tried}>
          {figure}
          {terms}
        </div>
      </Section>
    )
  // Without a text, the picture goes beside its heading.
  if (!text && !points)
    return (
      <Section {...section} type="" room="wide">
        <div className={css.alone}>{figure}</div>
      </Section>
    )
  return (
    <Section {...section} room="full">
      <div className={css.aside}>
        {figure}
        <div>
          {text && (
            <p>
              <Rich>{text}</Rich>
            </p>
          )}
          {points && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}
