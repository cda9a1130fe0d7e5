import { z } from 'zod'
import lists from '../provider/price-history.json' with { type: 'json' }
import { type OldList, oldList, type PriceList } from './price-list.ts'

/** Where the older lists stand, as messages name it. */
const file = 'src/provider/price-history.json'

/** Every list that was published, the present one too, the oldest first; `npm run generate` adds the present one. */
export const history = lists as unknown as readonly OldList[]

/** Mistakes in the recorded lists, one line each. */
export const historyProblems = (source: unknown): string[] => {
  const { error, data = [] } = z.array(oldList).safeParse(source)
  const versions = data.map(({ version }) => version)
  return [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...versions
      .filter((version, index) => versions.indexOf(version) !== index)
      .map((version) => `list ${version} stands there twice`),
  ].map((problem) => `${file}: ${problem}`)
}

/**
 * Adds a list to those before it. A sample was never offered, so that it is written over; another one stays as it was published.
 * @throws if prices have changed under a version that buyers' links name
 */
export const recorded = (before: readonly OldList[], list: PriceList): OldList[] => {
  const record = oldList.parse(list)
  const same = before.find(({ version }) => version === record.version)
  if (same && !same.sample && JSON.stringify(same) !== JSON.stringify(record))
    throw new Error(
      `prices differ from list ${list.version} in ${file}: give the list a version and a day of its own`,
    )
  return [...before.filter((one) => one !== same && !one.sample), record]
}
