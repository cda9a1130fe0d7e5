import { type MenuGroup, menus } from './navigation.ts'
import { type PageId, pages, present } from './pages.ts'

/** Topics of a message that have no page. */
export type GeneralTopic = 'unsure' | 'quotation' | 'other'

/** A page of the catalogue, or a topic without a page. */
export type Topic = PageId | GeneralTopic

interface TopicGroup {
  /** Key of the group's name: its own, or that of the menu's group with the same pages. */
  id: 'start' | 'general' | MenuGroup['id']
  topics: readonly Topic[]
}

/** The groups of a menu; none if a provider has removed the menu. */
const groupsOf = (menu: string): TopicGroup[] =>
  (menus.find(({ id }) => id === menu)?.groups ?? []).map(({ id, pages }) => ({ id, topics: pages }))

/** The topics of a message, in the order of the form. */
export const topicGroups: readonly TopicGroup[] = [
  { id: 'start', topics: ['unsure', 'quotation'] },
  ...groupsOf('services'),
  ...groupsOf('use-cases'),
  ...groupsOf('calculators'),
  { id: 'general', topics: [...present(['certification', 'partners', 'press', 'privacy']), 'other'] },
]

const topics: ReadonlySet<string> = new Set(topicGroups.flatMap((group) => group.topics))

export const isTopic = (value: unknown): value is Topic => typeof value === 'string' && topics.has(value)

/** Whether a topic is a page, whose label then names it. */
export const isPageTopic = (topic: Topic): topic is PageId => pages.some(({ id }) => id === topic)
