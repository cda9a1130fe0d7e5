import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'

/** Folders, and files beside them, in layers: each imports only from those listed after it. */
const orders = {
  src: [
    'boot.ts → main.tsx, prerender.tsx, too-large.ts → app → pages → findability → content → blocks → pricing → calculators, search →',
    'tracking, contact, widgets, cloud → components → pictograms → catalogue → diagram, map, weave → typography, styles, config → i18n → browser → provider',
  ],
  scripts: ['check, test, bench, tools, release, adopt → fixtures → serve → build → content → shared'],
} as const

type Root = keyof typeof orders

/** Other roots that each root's files may import: the site imports neither scripts nor browser tests. */
const beside: Record<Root, readonly string[]> = {
  src: ['locales', 'package.json'],
  scripts: ['src', 'locales'],
}

const layersOf = (root: Root) =>
  orders[root]
    .join(' ')
    .split(' → ')
    .map((layer) => layer.split(', '))

/** Why a file may not import another; `undefined` if it may. */
const refusal = (root: Root, file: string, target: string): string | undefined => {
  const [top = '', to = ''] = target.split('/')
  const from = file.split('/')[1] ?? ''
  if (top !== root) return beside[root].some((name) => target.startsWith(name)) ? undefined : 'outside'
  if (from === to) return undefined
  const [high, low] = [from, to].map((name) => layersOf(root).findIndex((layer) => layer.includes(name)))
  if (high === -1 || low === -1) return 'in no layer'
  return (high as number) < (low as number) ? undefined : 'upward'
}

const isTest = (file: string) => /\.(?:test|fixture|arbitrary|oracle|test-data|type-test|d)\.tsx?$/.test(file)

const relativeImports = (file: string) =>
  importsOf(file, readFileSync(file, 'utf8'))
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => join(dirname(file), specifier))

const plain = (file: string) => readFileSync(file, 'utf8').replaceAll('`', '').replaceAll(/\s+/g, ' ')

describe.each(Object.keys(orders) as Root[])('%s', (root) => {
  const files = globSync(`${root}/**/*.{ts,tsx}`)
  const order = orders[root].join(' ')

  it('imports in one direction', () => {
    const sources = files.filter((file) => !isTest(file))
    expect(sources.length).toBeGreaterThan(100)
    const refused = sources.flatMap((file) =>
      relativeImports(file).flatMap((target) => {
        const why = refusal(root, file, target)
        return why ? [`${file} imports ${target}: ${why}`] : []
      }),
    )
    expect(refused).toEqual([])
  })

  it('imports nothing from the tests of browsers and nginx, not even in its own tests', () => {
    const taken = files.flatMap((file) =>
      relativeImports(file).filter((target) => /^(?:e2e|nginx\/tests)\//.test(target)),
    )
    expect(taken).toEqual([])
  })

  it('is described in the documents as it is', () => {
    expect(plain(root === 'src' ? 'README.md' : 'docs/developer.md')).toContain(order)
  })
})

it('refuses imports of earlier layers, of neighbours, of unlisted folders, and from outside', () => {
  expect(refusal('src', 'src/app/a.ts', 'src/browser/b.ts')).toBeUndefined()
  expect(refusal('src', 'src/browser/b.ts', 'src/app/a.ts')).toBe('upward')
  expect(refusal('src', 'src/cloud/a.ts', 'src/contact/b.ts')).toBe('upward')
  expect(refusal('src', 'src/app/a.ts', 'src/elsewhere/b.ts')).toBe('in no layer')
  expect(refusal('src', 'src/app/a.ts', 'scripts/shared/b.ts')).toBe('outside')
  expect(importsOf('a.ts', "import type { A } from '../b/b.ts'")).toHaveLength(1)
})
