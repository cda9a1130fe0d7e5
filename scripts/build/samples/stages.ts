import { type Page, pages } from '../../../src/catalogue/pages.ts'
import { type Area, areaOf } from '../../../src/catalogue/urls.ts'

/** Pages that an owner completes together. */
interface Stage {
  readonly name: string
  readonly holds: (page: Page) => boolean
}

const isOneOf =
  (...ids: readonly string[]) =>
  ({ id }: Page) =>
    ids.includes(id)
const isIn =
  (...areas: Area[]) =>
  (page: Page) =>
    areas.includes(areaOf(page))

/**
 * Stages in order of importance: first what binds the provider, last what can stay hidden. A page belongs to the first stage that lists it.
 */
export const stages: readonly Stage[] = [
  { name: 'Contract', holds: ({ kind }) => kind === 'legal' },
  { name: 'Prices', holds: ({ kind }) => kind === 'pricing' },
  { name: 'Evidence', holds: isOneOf('trusted-cloud', 'secured-infrastructure', 'certification') },
  { name: 'Company', holds: (page) => isIn('home', 'general')(page) || isIn('about')(page) },
  { name: 'Services', holds: isIn('services') },
  { name: 'Use cases', holds: isIn('use-cases') },
  { name: 'Customers', holds: isIn('testimonials') },
  { name: 'Tools', holds: isIn('calculators') },
]

/** The pages of each stage, in the catalogue's order. */
export const pagesByStage = (): { name: string; pages: Page[] }[] => {
  const byStage = Map.groupBy(pages as readonly Page[], (page) => stages.find(({ holds }) => holds(page)))
  return stages.map((stage) => ({ name: stage.name, pages: byStage.get(stage) ?? [] }))
}
