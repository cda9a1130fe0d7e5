import { fail } from '../shared/fail.ts'
import { bundle } from './bundle.ts'
import { writeGeneratedFiles } from './findability/generated-files.ts'
import { compileTexts, prerender, writeFile } from './prerender.ts'
import { contentProblems, loadSite } from './site.ts'

/**
 * Builds the whole site into `dist/`, and what the server must know of it into `dist-server/`. Mistakes in the locale files end the
 * process with all of them.
 * @returns how many pages were written
 */
export const buildSite = async (): Promise<number> => {
  const site = await loadSite()
  const problems = contentProblems(site)
  if (problems.length > 0)
    fail(`${problems.join('\n')}\n${problems.length} mistakes in the locale files, nothing built`)
  for (const warning of site.expiring(new Date().toISOString().slice(0, 10)))
    console.warn(`warning: ${warning}`)
  const bundled = await bundle()
  const texts = compileTexts(site)
  const [count] = await Promise.all([prerender(site, texts, bundled), writeGeneratedFiles(texts, writeFile)])
  return count
}

if (import.meta.main) console.log(`dist/: ${await buildSite()} pages`)
