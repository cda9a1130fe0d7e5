import { build } from 'vite'
import { prerender } from './prerender.ts'
import { contentProblems, loadSite } from './site.ts'

/**
 * Builds the whole site into `dist/`, and what the server must know of it into `dist-server/`.
 * @returns how many pages were written
 * @throws when the locale files have mistakes, with all of them
 */
export const buildSite = async (): Promise<number> => {
  const [site] = await Promise.all([loadSite(), build({ logLevel: 'warn' })])
  const problems = contentProblems(site)
  if (problems.length > 0) throw new Error(`the locale files have mistakes:\n${problems.join('\n')}`)
  return prerender(site)
}

if (import.meta.main) console.log(`dist/: ${await buildSite()} pages`)
