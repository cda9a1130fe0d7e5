import type { Answers } from './answers.ts'
import { entriesWhere } from './records.ts'

/** What a site has that answers may name. */
export interface Had {
  readonly pages: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
  /** Items of the price list, with their services. */
  readonly items: ReadonlyMap<string, string>
  /** The services that the price list prices, of which one must stay. */
  readonly sellers: ReadonlySet<string>
}

/**
 * Limits answers to what the site has, so that a test's answers suit a provider who has removed pages and items. All pages of a kind stay where
 * those to keep are gone.
 */
export const applicable = (answers: Answers, { pages, groups, items, sellers }: Had): Answers => {
  const added = new Set(answers.add.map(({ id }) => id))
  const kept = Object.entries(answers.keep ?? {}).flatMap(([kind, wanted = []]) => {
    const ids = wanted.filter((id) => pages.has(id) || added.has(id))
    const isEnough = kind === 'service' ? ids.some((id) => sellers.has(id)) : ids.length > 0
    return isEnough || wanted.length === 0 ? [[kind, ids]] : []
  })
  const keep: Answers['keep'] = Object.fromEntries(kept)
  const isKept = (service = '') => !keep?.service || keep.service.includes(service)
  return {
    ...answers,
    ...(answers.keep && { keep }),
    add: answers.add.map(({ group, ...page }) => ({
      ...page,
      ...(group && groups.has(group) && { group }),
    })),
    move: entriesWhere(answers.move, (id) => pages.has(id) || added.has(id)),
    prices: entriesWhere(answers.prices, (id) => items.has(id) && isKept(items.get(id))),
  }
}
