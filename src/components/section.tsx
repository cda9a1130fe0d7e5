import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import cotton from '../styles/cotton.module.css'
import { Phrases } from './phrases.tsx'
import { Rich } from './rich.tsx'
import css from './section.module.css'

/** A lighter indigo, undyed cotton, or a cloth between its selvedges. */
export type Ground = 'surface' | 'cotton' | 'cloth'

export interface SectionProps {
  id: string
  title: string
  intro?: string | undefined
  sample?: true | undefined
  /** The block's type, which decides how loud its heading is. */
  type?: string
  /** What it stands on, where that is not the page's own ground; the list of blocks decides. */
  ground?: Ground | undefined
}

/** How much room the content takes: a column of text, all there is, or all there is with the heading above. */
type Room = 'text' | 'wide' | 'full'

/** What a page is made of, what explains it, and what stands beside: their headings differ. */
type Level = 'main' | 'detail' | 'aside'

const levels: Readonly<Record<string, Level>> = {
  features: 'main',
  diagram: 'main',
  index: 'main',
  calculator: 'main',
  steps: 'main',
  map: 'main',
  photo: 'main',
  gallery: 'main',
  video: 'main',
  picture: 'main',
  callout: 'aside',
  quote: 'aside',
}

const grounds: Readonly<Record<Ground, string>> = {
  surface: css.band ?? '',
  cotton: `${css.cotton} ${cotton.ground}`,
  cloth: css.cloth ?? '',
}

/** A chapter reaches over the list of sections, and its heading is a main one. */
export const isChapter = (ground: Ground | undefined) => ground === 'cotton' || ground === 'cloth'

/** A titled part of a page. */
export function Section({
  id,
  title,
  intro,
  sample,
  type = '',
  ground,
  room = 'text',
  children,
}: SectionProps & { room?: Room; children: ReactNode }) {
  const heading = `${id}-heading`
  const classes = [
    css.section,
    css[room],
    css[isChapter(ground) ? 'main' : (levels[type] ?? 'detail')],
    ground && grounds[ground],
  ]
  return (
    <section id={id} aria-labelledby={heading} className={classes.filter(Boolean).join(' ')}>
      <div className={css.head}>
        <h2 id={heading}>
          <Phrases>{title}</Phrases>
        </h2>
        {sample && <SampleTag />}
      </div>
      <div className={css.body}>
        {intro && (
          <p className={css.intro}>
            <Rich>{intro}</Rich>
          </p>
        )}
        {children}
      </div>
    </section>
  )
}

export function SampleTag() {
  const { t } = useTranslation()
  return (
    <span className={css.sample} title={t('sample.hint')}>
      {t('sample.label')}
    </span>
  )
}
