import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

interface Edge {
  readonly from: string
  readonly to: string
  readonly because: string
}

/** The folder of `src` that a file is in; a file directly in `src` counts as its own folder. */
const folderOf = (file: string): string => file.split('/')[1] ?? ''

const edgesOf = (file: string): Edge[] =>
  importsOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier }) => {
    const target = join(dirname(file), specifier)
    const [from, to] = [folderOf(file), folderOf(target)]
    const isInner = specifier.startsWith('.') && target.startsWith('src/') && from !== to
    return isInner ? [{ from, to, because: `${file} imports ${target}` }] : []
  })

/** Removes, repeatedly, the folders that import none and those that none imports. What remains is in cycles. */
const inCircles = (edges: readonly Edge[]): readonly Edge[] => {
  const left = edges.filter(
    (edge) => edges.some(({ from }) => from === edge.to) && edges.some(({ to }) => to === edge.from),
  )
  return left.length === edges.length ? left : inCircles(left)
}

const files = globSync('src/**/*.{ts,tsx}', {
  exclude: ['**/*.{test,fixture,arbitrary,oracle}.ts'],
})

test('folders of src import one another in one direction', () => {
  const edges = files.flatMap(edgesOf)
  expect(edges.length).toBeGreaterThan(300)
  expect(inCircles(edges).map(({ because }) => because)).toEqual([])
})

test('a circle of folders is found, also one that only types close', () => {
  const edge = (from: string, to: string): Edge => ({ from, to, because: `${from} ${to}` })
  const way = [edge('app', 'pages'), edge('pages', 'blocks')]
  expect(inCircles(way)).toEqual([])
  expect(inCircles([...way, edge('blocks', 'app'), edge('entry', 'app')])).toHaveLength(3)
  expect(importsOf('a.ts', "import type { A } from '../b/b.ts'")).toEqual([
    { specifier: '../b/b.ts', typesOnly: true },
  ])
})
