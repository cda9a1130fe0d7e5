import { render } from '../../src/prerender.tsx'
import { prices } from '../../src/pricing/prices.ts'
import { findProblems } from '../content/check.ts'
import { compile } from '../content/compile.ts'
import { priceWarnings } from '../content/pricing/check.ts'

/** The code that the build needs as Vite bundles it for Node: content check, compiler and renderer. */
export const site = {
  findProblems,
  /** Warnings about parts of the price list that expire soon after a date. */
  expiring: (today: string) => priceWarnings(prices, today),
  compile,
  render,
}
