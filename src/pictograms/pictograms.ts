import type { PageId } from '../catalogue/pages.ts'

/** Paths of pages' pictograms by page id. */
export type Pictograms = Partial<Record<PageId, string>>

/** The drawings that a page can name. */
export const pictogramFolder = 'node_modules/@carbon/pictograms/svg'
