import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { importsOf } from './imports.ts'

/** Entry points of browsers and the prerenderer, and modules that are loaded by pattern or by name instead of by an import. */
const entries = [
  'src/{boot,main,prerender,too-large}.{ts,tsx}',
  // Loaded by what Vite makes of the site's own code (scripts/build/load-chunks.ts, `jsxImportSource`).
  'src/browser/load-chunk.ts',
  'src/typography/jsx/*.ts',
  // Schemas, which the types of texts, prices and variables come from.
  'src/blocks/*.schema.ts',
  'src/content/page.ts',
  'src/pricing/price-list.ts',
  'src/config/variables.ts',
  // A calculator as its tests, examples and benches take it.
  'src/calculators/*/{calculator,examples}.ts',
]

const isTest = (file: string) => /\.(?:test|fixture|arbitrary|oracle|test-data|type-test|d)\.tsx?$/.test(file)

const codeOf = (file: string) => readFileSync(file, 'utf8')

/** Whether a module consists of types. */
const isErased = (file: string) =>
  file.endsWith('.ts') &&
  stripTypeScriptTypes(codeOf(file))
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .trim() === ''

/** The files whose code a module runs. */
const importedBy = (file: string): string[] => {
  const folder = dirname(file)
  const code = codeOf(file)
  const globs = [...code.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].map(
    ([, pattern = '']) => pattern,
  )
  return [
    ...importsOf(file, code)
      .filter(({ specifier, typesOnly }) => specifier.startsWith('.') && !typesOnly)
      .map(({ specifier }) => join(folder, specifier)),
    ...globs.flatMap((pattern) => globSync(join(folder, pattern))),
  ].filter((target) => /\.tsx?$/.test(target))
}

const reached = (from: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const target of importedBy(file)) visit(target)
  }
  for (const file of from) visit(file)
  return files
}

it('src has no code that neither browsers nor the prerenderer run: such code belongs in scripts', () => {
  const run = reached(entries.flatMap((pattern) => globSync(pattern)))
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['src/provider/**'] })
  expect(run.size).toBeGreaterThan(400)
  expect(sources.filter((file) => !run.has(file) && !isTest(file) && !isErased(file))).toEqual([])
})

it('the configuration of Vite imports no calculator', () => {
  const taken = [...reached(['vite.config.ts'])].filter((file) => file.startsWith('src/calculators/'))
  expect(taken).toEqual([])
})
