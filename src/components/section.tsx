import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Phrases } from './phrases.tsx'
import { Rich } from './rich.tsx'
import css from './section.module.css'

export interface SectionProps {
  id: string
  title: string
  intro?: string | undefined
  sample?: true | undefined
  /** The block's type, which decides how loud its heading is. */
  type?: string
  /** Whether it stands on a lighter ground than its neighbours; the list of blocks decides. */
  band?: boolean
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
  callout: 'aside',
  quote: 'aside',
}

/** A titled part of a page. */
export function Section({
  id,
  title,
  intro,
  sample,
  type = '',
  band,
  room = 'text',
  children,
}: SectionProps & { room?: Room; children: ReactNode }) {
  const heading = `${id}-heading`
  const classes = [css.section, css[room], css[levels[type] ?? 'detail'], band && css.band]
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
