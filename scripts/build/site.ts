import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { allSources } from '../content/all-sources.ts'
import type { Problem } from '../content/finding.ts'
import { runInChildProcess } from '../shared/child-process.ts'
import type * as Bundled from './bundled-site.ts'
import type { Originals } from './media/originals.ts'
import { mediaProblems } from './media/problems.ts'

export type Site = (typeof Bundled)['site']

// React chooses its build at import; server and client build must agree.
process.env.NODE_ENV = 'production'

/** Bundles and loads it. */
export const loadSite = async (): Promise<Site> => {
  const outDir = await mkdtemp(join(process.cwd(), 'node_modules/.site-'))
  try {
    await runInChildProcess(join(import.meta.dirname, 'bundle-renderer.ts'), outDir)
    const { site } = (await import(pathToFileURL(join(outDir, 'bundled-site.js')).href)) as typeof Bundled
    return site
  } finally {
    await rm(outDir, { recursive: true })
  }
}

/** All errors and advice about the locale files and the media that they show. */
export const contentProblems = ({ findProblems }: Site, originals: Originals): Problem[] => {
  const sources = allSources()
  return [...mediaProblems(sources, originals), ...findProblems(sources)]
}
