import { itemKinds, type Page } from '../../src/provider/schema.ts'
import type { Answers } from './answers.ts'

/**
 * Items of collections to remove: of the kinds that the answers name, the samples that they don't keep. What the owner has written stays, so
 * that a second run with the same answers deletes nobody's news.
 */
export const itemsNotKept = (
  items: readonly Page[],
  keep: Answers['keep'] = {},
  isSample: (item: Page) => boolean,
): Page[] =>
  itemKinds.flatMap((kind) => {
    const kept = keep[kind]
    return kept ? items.filter((item) => item.kind === kind && !kept.includes(item.id) && isSample(item)) : []
  })
