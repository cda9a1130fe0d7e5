import type { Page } from '../../../src/catalogue/pages.ts'
import type { Sample } from './samples.ts'
import { pagesByStage } from './stages.ts'

/** Lists a page's samples below the names of its files. */
const linesOf = (samples: readonly Sample[]): string[] =>
  [...Map.groupBy(samples, ({ file }) => file)].flatMap(([file, inFile]) => [
    `    ${file}`,
    ...inFile.map(({ key, what }) => `      ${key.padEnd(10)} ${what}`),
  ])

const count = (samples: readonly Sample[]) => {
  const pages = new Set(samples.map(({ page }) => page)).size
  return `${samples.length} sample${samples.length === 1 ? '' : 's'} on ${pages} page${pages === 1 ? '' : 's'}`
}

/** Lists the remaining samples by page, in the order that matters to an owner. */
export const listByPage = (samples: readonly Sample[], beside: (page: Page) => string = () => ''): string => {
  if (samples.length === 0) return ''
  const byPage = Map.groupBy(samples, ({ page }): string => page)
  const left = pagesByStage().flatMap(({ name, pages }, index) => {
    const lines = pages.flatMap((page) => {
      const own = byPage.get(page.id)
      return own ? [`  ${page.path}${beside(page)}`, ...linesOf(own)] : []
    })
    return lines.length > 0 ? [`${index + 1}. ${name}`, ...lines, ''] : []
  })
  return [...left, `${count(samples)} left to the owner (docs/owner.md)`].join('\n')
}

/** Counts, for each page, the blocks that are no longer samples. */
export const progress = (
  samples: readonly Sample[],
  blocksOn: (page: Page) => number,
): { summary: string; beside: (page: Page) => string } => {
  const leftOn = ({ id }: Page) =>
    samples.filter(({ page, key }) => page === id && key.startsWith('blocks.')).length
  const all = pagesByStage().flatMap(({ pages }) => pages)
  const total = all.reduce((sum, page) => sum + blocksOn(page), 0)
  const left = all.reduce((sum, page) => sum + leftOn(page), 0)
  const ready = all.filter((page) => !samples.some(({ page: id }) => id === page.id)).length
  return {
    summary: `Ready: ${ready} of ${all.length} pages, ${total - left} of ${total} blocks`,
    beside: (page) => `  ${blocksOn(page) - leftOn(page)} of ${blocksOn(page)} blocks ready`,
  }
}
