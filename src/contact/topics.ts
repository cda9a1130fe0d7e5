import { type PageId, pages } from '../catalogue/pages.ts'

/** What a message can be about, as pages of the catalogue: each service, and the matters that have a page of their own. */
export const serviceTopics: readonly PageId[] = pages
  .filter((page) => page.kind === 'service')
  .map((page) => page.id)

export const generalTopics = [
  'certification',
  'partners',
  'press',
  'privacy',
] as const satisfies readonly PageId[]

/** For everything else. */
export const otherTopic = 'other'

export type Topic = PageId | typeof otherTopic

const topics: readonly string[] = [...serviceTopics, ...generalTopics, otherTopic]

export const isTopic = (value: string): value is Topic => topics.includes(value)
