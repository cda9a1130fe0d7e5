import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { collectionOf } from '../../catalogue/collections.ts'
import { groupOf } from '../../catalogue/navigation.ts'
import { Actions } from '../../components/actions.tsx'
import { Eyebrow } from '../../components/eyebrow.tsx'
import { Phrases } from '../../components/phrases.tsx'
import { Pictogram } from '../../components/pictogram.tsx'
import { Rich } from '../../components/rich.tsx'
import { SampleTag } from '../../components/section.tsx'
import type { PageContent } from '../../content/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Credentials } from './credentials.tsx'
import css from './hero.module.css'
import type { PageProps } from './page-props.ts'

export interface HeroProps extends PageProps {
  /**
   * `home`: the large cloth; `woven`: the page's cloth up to the window's edge; `split`: something small beside the text; `cloth`: nothing
   * beside it but the page's cloth; `picture`: a screen or document beside it; `document`: the text alone; `tool`: only a name.
   */
  look: 'home' | 'woven' | 'split' | 'cloth' | 'picture' | 'document' | 'tool'
  /** Shown beside the text. */
  aside?: ReactNode
  /** Shown below both. */
  below?: ReactNode
  price?: ReactNode
  /** A line in the heading that only the browser knows, such as the topic of a message; its space is reserved before it is known. */
  topic?: string
}

/** The head of a page: its place in the site, its heading, its lead, and what its kind shows beside them. */
export function Hero({ page, content, look, aside, below, price, topic }: HeroProps) {
  const facts = content.facts && <Facts facts={content.facts} />
  const isDocument = look === 'document'
  const beside = aside || (isDocument && facts)
  return (
    <header className={`${css.hero} ${css[look]}`}>
      <div className={css.frame}>
        <div className={css.text}>
          <Breadcrumbs page={page} />
          {look !== 'home' && topic === undefined && <Place page={page} content={content} />}
          <h1 tabIndex={-1} data-arrives>
            <Phrases>{content.h1}</Phrases>
            {topic !== undefined && <small className={css.topic}>{topic}</small>}
          </h1>
          {content.unpublished && <p className={css.unpublished}>{content.unpublished}</p>}
          <Lead content={content} look={look} />
          {!isDocument && facts}
          {price}
          {content.credentials && <Credentials {...content.credentials} />}
        </div>
        {/* Follows the text in the document: otherwise it would move as the text grows while the page arrives. */}
        {beside && <div className={css.aside}>{beside}</div>}
        {/* The first view ends before it (scripts/build/page-document.ts). */}
        {below && (
          <div data-below className={css.below}>
            {below}
          </div>
        )}
      </div>
    </header>
  )
}

/**
 * The page's pictogram and the name of its group in the menus; without a group its own name or, where the heading says the same, that of its
 * collection.
 */
function Place({ page, content }: PageProps) {
  const { t } = useTranslation()
  const group = groupOf(page.id)
  const landing = collectionOf(page)?.landing
  const ofCollection = landing && landing !== page.id && t(`labels.${landing}`)
  const own = content.label !== content.h1 && content.label
  const name = group ? t(`groups.${group}`) : own || ofCollection
  return (
    <Eyebrow pictogram={<Pictogram path={content.pictograms[page.id]} isOwn />}>
      {name !== content.h1 && name}
    </Eyebrow>
  )
}

function Facts({ facts }: Required<Pick<PageContent, 'facts'>>) {
  return (
    <ul className={css.facts}>
      {facts.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Lead({ content, look }: { content: PageContent; look: HeroProps['look'] }) {
  const { t } = useTranslation()
  if (look === 'tool') return <p className={css.purpose}>{content.purpose}</p>
  return (
    <>
      <p className={css.lead} data-arrives>
        <Rich>{content.lead}</Rich>
      </p>
      {content.date && (
        <p className={css.updated}>
          <time dateTime={content.date}>{content.dateText}</time>
          {content.sample && <SampleTag />}
        </p>
      )}
      {content.updated && (
        <p className={css.updated}>
          {t('updated')} <time dateTime={content.updated}>{content.updatedText}</time>
        </p>
      )}
      {content.actions && <Actions actions={content.actions} />}
    </>
  )
}
