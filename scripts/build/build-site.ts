import { prices } from '../../src/pricing/prices.ts'
import { brand } from '../../src/provider/brand.ts'
import { allSources } from '../content/all-sources.ts'
import { fail } from '../shared/fail.ts'
import { bundle } from './bundle.ts'
import { generatedFiles } from './findability/generated-files.ts'
import { readDates } from './findability/page-dates.ts'
import { drawSocialImages } from './findability/social-images.ts'
import { mediaFiles, mediaOf, readOriginals } from './media/originals.ts'
import { compileTexts, prerender, writeFile } from './prerender.ts'
import { problemReport } from './problem-report.ts'
import { listByPage } from './samples/list.ts'
import { samplesIn } from './samples/samples.ts'
import { contentProblems, loadSite } from './site.ts'
import { addressProblem } from './site-address.ts'

/** A preview shows samples and marks them; a release fails to build while any sample is left. */
export type BuildKind = 'preview' | 'release'

/**
 * Builds the site into `dist/` and the server's facts into `dist-server/`. On failure, exits with a list of all mistakes in the locale files
 * and, for a release, of all remaining samples.
 * @returns the number of pages written
 */
export const buildSite = async (kind: BuildKind = 'preview'): Promise<number> => {
  const wrong = addressProblem(brand.siteUrl)
  if (wrong) fail(`${wrong}; nothing was built`)
  const left = kind === 'release' ? listByPage(samplesIn(allSources(), prices)) : ''
  if (left) fail(`${left}\nA release must not contain samples; nothing was built`)
  const [site, originals] = await Promise.all([loadSite(), readOriginals()])
  const mistakes = contentProblems(site, originals).filter(({ advice }) => !advice)
  if (mistakes.length > 0) fail(`${problemReport(mistakes)}; nothing was built`)
  for (const warning of site.expiring(new Date().toISOString().slice(0, 10)))
    console.warn(`warning: ${warning}`)
  const texts = compileTexts(site, mediaOf(originals))
  const changed = readDates()
  const [bundled, images, media] = await Promise.all([
    bundle(),
    drawSocialImages(texts),
    mediaFiles(originals, texts),
  ])
  const [count, files] = await Promise.all([
    prerender(site, texts, bundled, kind === 'preview', changed),
    generatedFiles(texts, changed),
  ])
  for (const [path, content] of [...images, ...media, ...Object.entries(files)]) writeFile(path, content)
  return count
}
