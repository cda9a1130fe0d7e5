import { visit } from './visit.ts'

/** The site without variables in a browser with default settings, shared by all tests that need no others. */
export const visitor = visit()
