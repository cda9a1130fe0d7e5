import type { ReactNode } from 'react'
import { Actions } from '../../components/actions.tsx'
import { Phrases } from '../../components/phrases.tsx'
import { Rich } from '../../components/rich.tsx'
import { WeaveBand } from '../../components/weave-band.tsx'
import type { PageContent } from '../../content/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import css from './hero.module.css'
import type { PageProps } from './page-props.ts'

interface HeroProps extends PageProps {
  size?: 'tall' | 'regular' | 'compact'
  children?: ReactNode
}

/** The head of a page: where it stands, its heading, its lead, beside the page's own cloth. */
export function Hero({ page, content, size = 'regular', children }: HeroProps) {
  return (
    <header className={`${css.hero} ${css[size]}`}>
      <div className={css.text}>
        <Breadcrumbs page={page} />
        <h1 tabIndex={-1}>
          <Phrases>{content.h1}</Phrases>
        </h1>
        <Lead content={content} />
        {children}
      </div>
      {/* Behind the text, yet after it: while a page is still arriving, the cloth would move as the text grows. */}
      <WeaveBand page={page} className={css.weave} />
    </header>
  )
}

function Lead({ content: { lead, actions } }: { content: PageContent }) {
  return (
    <>
      <p className={css.lead}>
        <Rich>{lead}</Rich>
      </p>
      {actions && <Actions actions={actions} />}
    </>
  )
}
