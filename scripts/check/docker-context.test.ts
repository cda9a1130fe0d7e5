import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dockerfile = readFileSync('Dockerfile', 'utf8')

/** Paths that .dockerignore lets into the image's context. */
const context = [...readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)

interface Copy {
  /** The stage that the copy comes from; `undefined` for the context. */
  readonly from?: string | undefined
  readonly path: string
}

const copiesOf = (stage: string): Copy[] => {
  const [, text = ''] = dockerfile.split(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'))
  const [own = ''] = text.split(/^FROM /m)
  return [...own.matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gm)].flatMap(([, from, paths = '']) =>
    paths.split(' ').map((path) => ({ from, path: path.replace(/^\/site\/|\/$/g, '') })),
  )
}

const isIn = (folders: readonly string[]) => (path: string) =>
  folders.some((folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`))

/** Files and folders of the project that scripts open by name, such as `public`. */
const opens = (scripts: string, exclude: string[] = []): string[] =>
  globSync(scripts, { exclude }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?<!\.)\b(?:readFile|readdir|exists|cp|glob)(?:Sync)?\(\s*['`](\w[\w./-]*)/g,
      ),
    ].map(([, path = '']) => path.replace(/\/$/, '')),
  )

test.each(['packages', 'build'])('the context holds what stage %s copies from it', (stage) => {
  const copies = copiesOf(stage).filter(({ from }) => from === undefined)
  expect(copies.length).toBeGreaterThan(0)
  expect(copies.map(({ path }) => path).filter((path) => !isIn(context)(path))).toEqual([])
})

test('the build has what its scripts open', () => {
  // Leaves out what only unit tests, workflows, editors and owners use.
  const opened = opens('{src,scripts}/**/*.{ts,tsx}', [
    '**/*.{test,container,long}.{ts,tsx}',
    'scripts/check/docs/**',
    'scripts/adopt/**',
    'scripts/release/**',
    'scripts/serve/edit/**',
  ])
  const made = ['dist', 'dist-server']
  expect(opened).toContain('public')
  const copied = copiesOf('build').map(({ path }) => path)
  expect(opened.filter((path) => !isIn([...copied, ...made])(path))).toEqual([])
})

test('the browser tests have what they open', () => {
  const opened = opens('e2e/**/*.ts')
  expect(opened).toEqual(expect.arrayContaining(['docs/faults.md', 'dist']))
  const built = copiesOf('e2e').flatMap(({ from, path }) => (from === 'build' ? path : []))
  expect(opened.filter((path) => !isIn([...context, ...built])(path))).toEqual([])
})
