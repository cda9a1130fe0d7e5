import { readFileSync } from 'node:fs'
import { optimize, type PluginConfig } from 'svgo'
import type { PageId } from '../catalogue/pages.ts'
import { pictogramNames } from './names.ts'

const folders = {
  pictograms: 'node_modules/@carbon/pictograms/svg',
  icons: 'node_modules/@carbon/icons/svg/32',
} as const

/** Merges a drawing into one path. Lines are 0.72 units thick, so a hundredth of a unit is invisible. */
const plugins: PluginConfig[] = [
  'preset-default',
  'convertStyleToAttrs',
  { name: 'convertShapeToPath', params: { convertArcs: true } },
  { name: 'mergePaths', params: { force: true } },
]

const drawn = new Map<string, string>()

/**
 * Reads a drawing of the library as one SVG path on a square of 32 units; at build only.
 * @throws if the library lacks the drawing, or it has more than one path
 */
const draw = (set: keyof typeof folders, name: string): string => {
  const file = `${folders[set]}/${name}.svg`
  const known = drawn.get(file)
  if (known) return known
  const { data } = optimize(readFileSync(file, 'utf8'), { multipass: true, floatPrecision: 2, plugins })
  const [path, ...others] = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  if (!path || others.length > 0) throw new Error(`${file} is not one path`)
  drawn.set(file, path)
  return path
}

export const drawIcon = (name: string): string => draw('icons', name)

/** Paths of pages' pictograms by page id. */
export type Pictograms = Partial<Record<PageId, string>>

export const pictogramsOf = (ids: readonly PageId[]): Pictograms =>
  Object.fromEntries(ids.map((id) => [id, draw('pictograms', pictogramNames[id])]))
