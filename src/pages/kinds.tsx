import type { ComponentType } from 'react'
import { PictureFigure } from '../blocks/picture/figure.tsx'
import type { PageKind } from '../catalogue/pages.ts'
import * as calculator from './calculator.tsx'
import * as contact from './contact.tsx'
import * as home from './home.tsx'
import { Document } from './layout/document.tsx'
import type { PageProps } from './layout/page-props.ts'
import * as pricing from './pricing.tsx'
import * as search from './search.tsx'
import * as service from './service.tsx'
import * as story from './story.tsx'
import * as useCase from './use-case.tsx'

export interface PageModule {
  Page: ComponentType<PageProps>
  /** Fetches what the page's component needs beside its texts; awaited before the first render, in the build and in the browser. */
  load?: (page: PageProps['page']) => Promise<void>
}

/** A page that is its editor's blocks and nothing else, with a picture in its head where it has one. */
const plain = (hasContents: boolean): PageModule => ({
  Page: (props) => {
    const { picture } = props.content
    const hero = picture
      ? ({ look: 'picture', aside: <PictureFigure picture={picture} /> } as const)
      : ({ look: 'document' } as const)
    return <Document {...props} hero={hero} hasContents={hasContents} />
  },
})

/** The component of each page kind; what its pages must hold stands in src/content/page-kinds.ts. */
export const kinds: Readonly<Record<PageKind, PageModule>> = {
  home,
  landing: plain(false),
  service,
  'use-case': useCase,
  story,
  article: plain(true),
  legal: plain(true),
  guideline: plain(true),
  calculator,
  pricing,
  contact,
  search,
}
