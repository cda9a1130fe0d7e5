import { z } from 'zod'
import { mistakesOf, type OldList, oldList, type PriceList } from '../../../src/pricing/price-list.ts'

/** File name for messages. */
const file = 'src/provider/price-history.json'

/** Lists mistakes in the recorded lists, one line each. */
export const historyProblems = (source: unknown): string[] => {
  const { error, data = [] } = z.array(oldList).safeParse(source)
  const versions = data.map(({ version }) => version)
  return [
    ...mistakesOf(error),
    ...versions
      .filter((version, index) => versions.indexOf(version) !== index)
      .map((version) => `list ${version} is listed twice`),
  ].map((problem) => `${file}: ${problem}`)
}

/**
 * Adds a list to the earlier ones. Samples were never offered, so they are overwritten; other lists stay as published.
 * @throws if prices have changed under a version that buyers' links name
 */
export const recorded = (before: readonly OldList[], list: PriceList): OldList[] => {
  const record = oldList.parse(list)
  const same = before.find(({ version }) => version === record.version)
  if (same && !same.sample && JSON.stringify(same) !== JSON.stringify(record))
    throw new Error(
      `prices differ from list ${list.version} in ${file}: give the list a new version and date`,
    )
  return [...before.filter((one) => one !== same && !one.sample), record]
}
