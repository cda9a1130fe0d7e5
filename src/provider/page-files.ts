import type { AddedPage, Schedule } from './schema.ts'

/** What the catalogue needs from the files of pages: written by `npm run generate`. */

/** The pages that `pages.ts` does not list: items of collections, and pages that are declared in their file. */
export const added = [
  {
    id: 'apprenticeship-operations',
    path: '/about/press/apprenticeship-operations',
    content: 'Apprenticeship for operations engineers',
    kind: 'news',
  },
  {
    id: 'dr-drill-31-customers',
    path: '/about/press/dr-drill-31-customers',
    content: 'DR drill with 31 customers',
    kind: 'news',
  },
  {
    id: 'second-internet-exchange',
    path: '/about/press/second-internet-exchange',
    content: 'Second internet exchange connected',
    kind: 'news',
  },
  {
    id: 'soc-2-type-2-private-cloud',
    path: '/about/press/soc-2-type-2-private-cloud',
    content: 'SOC 2 Type 2 report for private cloud',
    kind: 'news',
  },
] as const satisfies readonly AddedPage[]

/** The schedules of pages that have one, by id. */
export const schedules: Readonly<Record<string, Schedule>> = {}

/** Ids of the pages that exist in each partial language. */
export const translated: Readonly<Partial<Record<string, readonly string[]>>> = {}
