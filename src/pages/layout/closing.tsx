import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockOf } from '../../blocks/blocks.ts'
import type { PageKind } from '../../catalogue/pages.ts'
import { Actions } from '../../components/actions.tsx'
import { Selvedge } from '../../components/cloth.tsx'
import { ContactLink } from '../../components/contact-link.tsx'
import { Eyebrow } from '../../components/eyebrow.tsx'
import { Phrases } from '../../components/phrases.tsx'
import { Rich } from '../../components/rich.tsx'
import { SampleTag } from '../../components/section.tsx'
import cotton from '../../styles/cotton.module.css'
import css from './closing.module.css'
import type { PageProps } from './page-props.ts'

/** Kinds of pages without the closing band, since they sell nothing or are a next step themselves. */
const openEnded = ['legal', 'contact', 'search', 'news', 'job'] as const satisfies readonly PageKind[]

/** Kinds of pages that end in the band; each needs its own text. */
type ClosedKind = Exclude<PageKind, (typeof openEnded)[number]>

export const endsInBand = (kind: PageKind): kind is ClosedKind =>
  !openEnded.some((without) => without === kind)

/** Kinds that invite a question rather than an order. */
const asking: readonly ClosedKind[] = ['article', 'guideline']

interface ClosingProps extends PageProps {
  kind: ClosedKind
  /** The page's own call to action; `undefined` shows its kind's. */
  block: BlockOf<'action'> | undefined
  price: ReactNode
}

/** The page's closing panel, on cotton: the next step, with phone and LINE beside it. */
export function Closing({ page, kind, content, block, price }: ClosingProps) {
  const { t } = useTranslation()
  const label = content.label
  const title = block?.title ?? t(`next.title.${kind}`, { label })
  const text = block?.text ?? t(`next.text.${kind}`)
  const ask = asking.includes(kind)
    ? ({ label: t('next.contact'), page: 'contact' } as const)
    : ({ label: t('next.quote'), page: 'pricing' } as const)
  const actions = block?.actions ?? content.actions?.slice(0, 1) ?? [ask]
  return (
    <aside id={block?.id} aria-labelledby="closing-heading" className={`${css.closing} ${cotton.ground}`}>
      <Selvedge page={page} />
      <div className={css.panel}>
        <div>
          <Eyebrow>{t('next.eyebrow')}</Eyebrow>
          <h2 id="closing-heading">
            <Phrases>{title}</Phrases>
          </h2>
          {block?.sample && <SampleTag />}
          <p className={css.text}>
            <Rich>{text}</Rich>
          </p>
          <Actions actions={actions} />
        </div>
        <div className={css.ways}>
          {price}
          <ContactLink way="phone" />
          <ContactLink way="line" />
          <img
            src="/line.svg"
            alt={t('next.qr')}
            width="132"
            height="132"
            loading="lazy"
            className={css.qr}
          />
        </div>
      </div>
    </aside>
  )
}
