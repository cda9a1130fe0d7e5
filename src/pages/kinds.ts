import type { ComponentType } from 'react'
import type { PageKind } from '../catalogue/pages.ts'
import type { PageProps } from './layout/page-props.ts'

export interface PageModule {
  Page: ComponentType<PageProps>
  /** Fetches what the page's component needs beside its texts; awaited before the first render, in the build and in the browser. */
  load?: (page: PageProps['page']) => Promise<void>
}

/** One component per page kind, each in its own chunk. */
export const kinds = {
  home: () => import('./home.tsx'),
  landing: () => import('./landing.tsx'),
  service: () => import('./service.tsx'),
  'use-case': () => import('./use-case.tsx'),
  story: () => import('./story.tsx'),
  article: () => import('./article.tsx'),
  legal: () => import('./legal.tsx'),
  guideline: () => import('./guideline.tsx'),
  calculator: () => import('./calculator.tsx'),
  contact: () => import('./contact.tsx'),
} as const satisfies Record<PageKind, () => Promise<PageModule>>
