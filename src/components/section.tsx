import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Phrases } from './phrases.tsx'
import { Rich } from './rich.tsx'
import css from './section.module.css'

export interface SectionProps {
  id: string
  title: string
  intro?: string | undefined
  sample?: true | undefined
}

/** How much room the content takes: a column of text, all that the rail leaves, or the page's whole width below the heading. */
type Room = 'text' | 'wide' | 'full'

/** A titled part of a page: the heading stands in the left rail, the content beside it. */
export function Section({
  id,
  title,
  intro,
  sample,
  room = 'text',
  children,
}: SectionProps & { room?: Room; children: ReactNode }) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${css.section} ${css[room] ?? ''}`.trim()}>
      <div className={css.rail}>
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

function SampleTag() {
  const { t } = useTranslation()
  return (
    <span className={css.sample} title={t('sample.hint')}>
      {t('sample.label')}
    </span>
  )
}
