import type { ComponentType } from 'react'
import { firstBlock } from '../blocks/first-block.ts'
import type { PageKind } from '../catalogue/pages.ts'
import { LateCloth } from '../components/cloth.tsx'
import * as calculator from './calculator.tsx'
import * as contact from './contact.tsx'
import * as home from './home.tsx'
import { Document } from './layout/document.tsx'
import { Listed } from './layout/listed.tsx'
import type { PageProps } from './layout/page-props.ts'
import { PictureOnCloth } from './layout/picture-on-cloth.tsx'
import * as pricing from './pricing.tsx'
import * as search from './search.tsx'
import * as service from './service.tsx'
import * as story from './story.tsx'
import * as useCase from './use-case.tsx'

export interface PageModule {
  Page: ComponentType<PageProps>
  /** Fetches what the page's component needs besides its texts; awaited before the first render, in the build and in the browser. */
  load?: (page: PageProps['page']) => Promise<void>
}

/** A page of its editor's blocks only; its head has the page's picture or, without one, its cloth or only text. */
const plain = (otherwise: 'cloth' | 'text' = 'text'): PageModule => ({
  Page: (props) => {
    const { picture } = props.content
    const cloth = otherwise === 'cloth' && <LateCloth page={props.page} />
    const hero = picture
      ? ({ look: 'picture', aside: <PictureOnCloth page={props.page} picture={picture} /> } as const)
      : ({ look: cloth ? 'cloth' : 'document', aside: cloth } as const)
    return <Document {...props} hero={hero} />
  },
})

/** The component of each page kind; scripts/content/page-kinds.ts says what its pages must have. */
export const kinds: Readonly<Record<PageKind, PageModule>> = {
  home,
  landing: {
    Page: (props) => {
      // Of the story listed last, whose card is the furthest from the head.
      const { groups, pictures } = firstBlock(props.content.blocks, 'index') ?? {}
      const last = groups?.at(-1)?.pages.at(-1)
      const picture = last && pictures?.[last]
      const hero = picture
        ? ({ look: 'picture', aside: <PictureOnCloth page={props.page} picture={picture} /> } as const)
        : ({ look: 'woven', aside: <Listed {...props} /> } as const)
      return <Document {...props} hero={hero} />
    },
  },
  service,
  'use-case': useCase,
  story,
  news: plain('cloth'),
  job: plain('cloth'),
  article: plain('cloth'),
  legal: plain(),
  guideline: plain(),
  calculator,
  pricing,
  contact,
  search,
}
