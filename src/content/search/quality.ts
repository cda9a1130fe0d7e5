/** A query as visitors type it, and the paths of the pages that answer it. */
export interface Query {
  readonly q: string
  readonly pages: readonly string[]
}

/** Where the first right page stands for each query (1 is the top, undefined not at all), and what follows from that over all. */
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
