import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import type { Rolldown } from 'vite'
import { faces } from '../fonts/faces.ts'

/** Greedy, so that it finds the innermost package of nested node_modules. */
const inPackage = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//
/** Modules that the bundler adds: the loader of chunks, the helpers of module formats. */
const ofBundler = /^\0(vite|rolldown)\//

/** The folder of the package that a bundled module comes from; `undefined` for the site's own. */
export const packageFolder = (id: string): string | undefined => {
  const [, bundler] = ofBundler.exec(id) ?? []
  if (bundler) return join('node_modules', bundler)
  return inPackage.exec(id.replaceAll(sep, '/'))?.[1]
}

const { resolve } = createRequire(import.meta.url)
/** Folders of the typefaces' packages: fonts are cut into files of the site, so no module of theirs is in the bundle. */
const fontFolders = () => faces.flatMap(({ source }) => packageFolder(resolve(source)) ?? [])

/** Folders of the packages whose code or typefaces browsers get, sorted, without repetition. */
export const bundledFolders = (bundle: Rolldown.OutputBundle): string[] => {
  const modules = Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .flatMap(({ modules }) => Object.entries(modules))
  const used = modules.filter(([, { renderedLength }]) => renderedLength > 0)
  return [...new Set([...used.flatMap(([id]) => packageFolder(id) ?? []), ...fontFolders()])].sort()
}
