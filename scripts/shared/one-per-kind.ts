import { pages } from '../../src/catalogue/pages.ts'

/** The first page of each kind, in the order of the catalogue. */
export const onePerKind = pages.filter(
  (page, index) => pages.findIndex(({ kind }) => kind === page.kind) === index,
)
