/** A visitor's query and the paths of the pages that answer it, best first. */
export interface Query {
  readonly q: string
  readonly pages: readonly string[]
}

/**
 * Finds the rank of the first right page for each query, from 1; `undefined` if no result is right.
 * @returns the ranks, success at 1 and at 3, and the mean reciprocal rank
 */
export const measure = (queries: readonly Query[], find: (query: string) => readonly string[]) => {
  const ranks = queries.map(({ q, pages }) => {
    const at = find(q).findIndex((path) => pages.includes(path))
    return at < 0 ? undefined : at + 1
  })
  const share = (most: number) =>
    ranks.filter((rank) => rank !== undefined && rank <= most).length / ranks.length
  const mrr = ranks.reduce((sum: number, rank) => sum + (rank === undefined ? 0 : 1 / rank), 0) / ranks.length
  return { ranks, at1: share(1), at3: share(3), mrr }
}
