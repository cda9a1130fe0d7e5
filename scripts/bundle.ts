import { basename } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Page } from '../src/catalogue/pages.ts'

/** The module that a page fetches beside the app; most need none. */
const ownModuleOf = ({ kind, path }: Pick<Page, 'kind' | 'path'>) => {
  if (kind === 'calculator') return `/src/calculators/${basename(path)}/widget.tsx`
  return kind === 'contact' ? '/src/contact/form.tsx' : undefined
}

/** What the bundler made for browsers. */
export interface Bundle {
  /** Names of the scripts, in the folder of all, that a page needs beside the app's. */
  readonly scriptsOf: (page: Pick<Page, 'kind' | 'path'>) => string[]
}

/** Bundles what browsers load into `dist/`. */
export const bundle = async (): Promise<Bundle> => {
  const { output } = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const withImports = (name: string, files = new Set<string>()): Set<string> => {
    if (files.has(name)) return files
    files.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      withImports(imported, files)
    return files
  }
  const filesOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`no script holds ${module}`)
    return withImports(chunk.fileName)
  }
  const app = filesOf('/src/main.tsx')
  return {
    scriptsOf: (page) => {
      const module = ownModuleOf(page)
      return module ? [...filesOf(module)].filter((file) => !app.has(file)).map((file) => basename(file)) : []
    },
  }
}
