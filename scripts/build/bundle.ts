import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { type Page, pages } from '../../src/catalogue/pages.ts'
import { runInChildProcess } from '../shared/child-process.ts'
import { bootScript } from './boot-script.ts'

/** The bundler's output for browsers. */
export interface Bundle {
  /** The script that each page contains. */
  readonly boot: string
  /** Names in `assets` of the app's scripts, the one to run first. */
  readonly app: readonly string[]
  /** Names of the scripts in `assets` that a page needs beside the app's, by its path. */
  readonly scripts: Readonly<Record<string, readonly string[]>>
  /** The script inlined in the error page for oversized cookies. */
  readonly tooLarge: string
}

/** The module that a page loads besides the app; most load none. */
const ownModuleOf = ({ id, kind }: Pick<Page, 'id' | 'kind'>) => {
  if (kind === 'calculator') return `/src/calculators/${id}/widget.tsx`
  if (kind === 'service') return '/src/blocks/picture/tried/kinds.ts'
  if (kind === 'pricing') return '/src/pricing/estimator/widget.tsx'
  return kind === 'contact' ? '/src/contact/form.tsx' : undefined
}

const tooLarge = async (): Promise<string> => {
  const lib = { entry: 'src/too-large.ts', formats: ['iife' as const], name: 'tooLarge' }
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { target: 'es2015', write: false, minify: true, lib },
  })) as Rolldown.RolldownOutput[]
  const [code, ...more] = built.flatMap(({ output }) => output).map((file) => 'code' in file && file.code)
  if (!code || more.length > 0) throw new Error('src/too-large.ts was not built as a single script')
  return code.trim()
}

const bundleHere = async (): Promise<Bundle> => {
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
    if (!chunk) throw new Error(`no script contains ${module}`)
    return withImports(chunk.fileName)
  }
  const app = filesOf('/src/main.tsx')
  const scripts = pages.flatMap((page) => {
    const module = ownModuleOf(page)
    if (!module) return []
    const ownFiles = [...filesOf(module)].filter((file) => !app.has(file))
    return [[page.path, ownFiles.map((file) => basename(file))] as const]
  })
  const { code: boot, chunks: bootChunks } = await bootScript()
  for (const [path, code] of Object.entries(bootChunks)) writeFileSync(`dist/${path}`, code)
  return {
    boot,
    app: [...app].map((file) => basename(file)),
    scripts: Object.fromEntries(scripts),
    tooLarge: await tooLarge(),
  }
}

/** Bundles what browsers load into `dist/`. */
export const bundle = (): Promise<Bundle> => runInChildProcess(join(import.meta.dirname, 'bundle.ts'))

if (import.meta.main) process.send?.(await bundleHere())
