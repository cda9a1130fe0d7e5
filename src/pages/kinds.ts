import type { ComponentType } from 'react'
import type { PageKind } from '../catalogue/pages.ts'
import * as article from './article.tsx'
import * as calculator from './calculator.tsx'
import * as contact from './contact.tsx'
import * as guideline from './guideline.tsx'
import * as home from './home.tsx'
import * as landing from './landing.tsx'
import type { PageProps } from './layout/page-props.ts'
import * as legal from './legal.tsx'
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

/** One component per page kind. */
export const kinds = {
  home,
  landing,
  service,
  'use-case': useCase,
  story,
  article,
  legal,
  guideline,
  calculator,
  pricing,
  contact,
  search,
} as const satisfies Record<PageKind, PageModule>
