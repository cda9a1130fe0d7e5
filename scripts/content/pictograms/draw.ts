import { readFileSync } from 'node:fs'
import { optimize, type PluginConfig } from 'svgo'
import { collectionOf } from '../../../src/catalogue/collections.ts'
import { pagesAbove } from '../../../src/catalogue/navigation.ts'
import type { PageId } from '../../../src/catalogue/pages.ts'
import { pageOf } from '../../../src/catalogue/urls.ts'
import { type Pictograms, pictogramFolder } from '../../../src/pictograms/pictograms.ts'
import { pictogramNames } from '../../../src/provider/pictograms.ts'
import type { AddedPage } from '../../../src/provider/schema.ts'

const folders = {
  pictograms: pictogramFolder,
  icons: 'node_modules/@carbon/icons/svg/32',
} as const

/**
 * Precision of a drawing on its square of 32 units. Lines of pictograms are 0.72 units thick, so a hundredth of a unit is invisible; icons
 * are shown at 20 px, so a unit is two thirds of a pixel.
 */
const decimals: Record<keyof typeof folders, number> = { pictograms: 2, icons: 1 }

/** Merges a drawing into one path. */
const plugins: PluginConfig[] = [
  'preset-default',
  'convertStyleToAttrs',
  { name: 'convertShapeToPath', params: { convertArcs: true } },
  { name: 'mergePaths', params: { force: true } },
]

const drawn = new Map<string, string>()

/**
 * Reads a drawing of the library as one SVG path; at build only.
 * @throws if the library lacks the drawing, or it has more than one path
 */
const drawFile = (file: string, set: keyof typeof folders): string => {
  const known = drawn.get(file)
  if (known) return known
  const options = { multipass: true, floatPrecision: decimals[set], plugins }
  const { data } = optimize(readFileSync(file, 'utf8'), options)
  const [path, ...others] = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  if (!path || others.length > 0) throw new Error(`${file} must consist of a single path`)
  drawn.set(file, path)
  return path
}

/** A drawing on a square of 32 units. */
const draw = (set: keyof typeof folders, name: string) => drawFile(`${folders[set]}/${name}.svg`, set)

export const drawIcon = (name: string): string => draw('icons', name)

/** An icon of any size with its own square. */
export const drawIconFile = (file: string) => ({
  viewBox: / viewBox="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1],
  path: drawFile(file, 'icons'),
})

const names: Readonly<Partial<Record<PageId, string>>> = pictogramNames

/** The name of a page's drawing: its own, its collection's, or that of the page above it. */
const nameOf = (id: PageId): string => {
  const page: AddedPage = pageOf(id)
  const above = pagesAbove(page).at(-1)
  const name =
    names[id] ?? page.pictogram ?? collectionOf(page)?.pictogram ?? (above && above !== id && nameOf(above))
  if (!name) throw new Error(`src/provider/pictograms.ts has no drawing for "${id}"`)
  return name
}

/**
 * Draws the pictograms of pages, by their ids.
 * @throws if a page has no drawing
 */
export const pictogramsOf = (ids: readonly PageId[]): Pictograms =>
  Object.fromEntries(ids.map((id) => [id, draw('pictograms', nameOf(id))]))
