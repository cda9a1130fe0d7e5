import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import cotton from '../styles/cotton.module.css'
import { PhoneFold } from './fold-on-phones.tsx'
import fold from './fold-row.module.css'
import { Phrases } from './phrases.tsx'
import { Rich } from './rich.tsx'
import css from './section.module.css'
import { useUnfolding } from './use-unfolding.ts'
import visuallyHidden from './visually-hidden.module.css'

/** A lighter indigo, undyed cotton, a cloth between its selvedges, or the page's own cloth from edge to edge of the window. */
export type Ground = 'surface' | 'cotton' | 'cloth' | 'woven'

export interface SectionProps {
  id: string
  title: string
  intro?: string | undefined
  sample?: true | undefined
  /** The block's type, which decides where its heading is. */
  type?: string
  /** Its background, if that is not the page's own; the list of blocks decides. */
  ground?: Ground | undefined
  /** Drawn behind it. */
  backdrop?: ReactNode
  /** Whether visitors unfold it; the page's layout decides. */
  isFolded?: boolean | undefined
  /** Whether its heading has a number, as in a contract. */
  isNumbered?: boolean | undefined
  /** Whether phones fold it under its heading. */
  isFoldedOnPhones?: boolean | undefined
}

/** Width of the content: a column of text, the full width, or the full width with the heading above it. */
type Room = 'text' | 'wide' | 'full'

/** The types of blocks whose heading is above them rather than beside them. */
const main: ReadonlySet<string> = new Set([
  'features',
  'diagram',
  'index',
  'calculator',
  'steps',
  'map',
  'photo',
  'gallery',
  'video',
  'picture',
])

/** The types of blocks whose heading is in the column of the list of sections, where parts may reach over it. */
const railed: ReadonlySet<string> = new Set(['questions', 'responsibility', 'figures'])

const grounds: Readonly<Record<Ground, string>> = {
  surface: css.band ?? '',
  cotton: `${css.cotton} ${cotton.ground}`,
  cloth: css.cloth ?? '',
  woven: css.woven ?? '',
}

/** A chapter has its heading above it; on services it extends over the column of the list of sections. */
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
  isFolded = false,
  isFoldedOnPhones = false,
  isNumbered,
  backdrop,
  children,
}: SectionProps & { room?: Room; children: ReactNode }) {
  const heading = `${id}-heading`
  if (isFolded)
    return (
      <Folded id={id} title={title} sample={sample}>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </Folded>
    )
  const classes = [
    css.section,
    css[room],
    css[isChapter(ground) || room === 'full' || main.has(type) ? 'main' : 'detail'],
    type === 'callout' && css.callout,
    railed.has(type) && css.railed,
    isFoldedOnPhones && css.foldedOnPhones,
    ground && grounds[ground],
  ]
  return (
    <section
      id={id}
      aria-labelledby={heading}
      data-numbered={isNumbered || undefined}
      className={classes.filter(Boolean).join(' ')}
    >
      {backdrop && <div className={css.backdrop}>{backdrop}</div>}
      <div className={sample ? `${css.head} ${css.marked}` : css.head}>
        <h2 id={heading}>
          <Phrases>{title}</Phrases>
        </h2>
        {sample && <SampleTag isInMargin />}
      </div>
      {isFoldedOnPhones && (
        <PhoneFold anchor={id} isOpenOnTablets className={css.phoneFold}>
          <summary aria-labelledby={heading} />
        </PhoneFold>
      )}
      <div className={css.body}>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </div>
    </section>
  )
}

function Intro({ children }: { children: string }) {
  return (
    <p className={css.intro}>
      <Rich>{children}</Rich>
    </p>
  )
}

/** A part to unfold, before and without scripts too; a link to it unfolds it. */
function Folded({
  id,
  title,
  sample,
  children,
}: Pick<SectionProps, 'id' | 'title' | 'sample'> & { children: ReactNode }) {
  const heading = `${id}-heading`
  const details = useUnfolding(id)
  return (
    <section id={id} aria-labelledby={heading} className={css.folded}>
      <details ref={details} className={fold.row}>
        <summary>
          <h2 id={heading}>
            <Phrases>{title}</Phrases>
          </h2>
        </summary>
        <div className={css.unfolded}>
          {sample && <SampleTag />}
          {children}
        </div>
      </details>
    </section>
  )
}

/** Several parts in a row to unfold, under a name that paper, which unfolds them, leaves out. */
export function FoldedRun({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={`${css.section} ${css.detail} ${css.railed} ${css.run}`}>
      <div className={css.head}>
        <p>{t('inDetail')}</p>
      </div>
      <div className={css.body}>{children}</div>
    </div>
  )
}

export function SampleTag({ isInMargin = false }: { isInMargin?: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={isInMargin ? css.mark : css.sample} title={t('sample.hint')}>
      {isInMargin ? <span className={visuallyHidden.hidden}>{t('sample.label')}</span> : t('sample.label')}
    </span>
  )
}

/** What the marks of samples beside headings mean. */
export function SampleNotice() {
  const { t } = useTranslation()
  return (
    <p className={css.notice}>
      <span className={css.diamond} aria-hidden="true" />
      {t('sample.notice')}
    </p>
  )
}
