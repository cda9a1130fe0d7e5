import { visit } from './visit.ts'

/** The site as its variables leave it, in a browser as it comes: one for all tests of a file that need nothing else. */
export const visitor = visit()
