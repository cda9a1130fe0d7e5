import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageImports } from './imports.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const direct = new Set(Object.keys({ ...dependencies, ...devDependencies }))

const files = globSync(['*.ts', '{src,scripts,e2e,nginx}/**/*.{ts,tsx,mjs}'])

test('every package that a script imports is a direct dependency', () => {
  const used = files.flatMap((file) =>
    packageImports(file, readFileSync(file, 'utf8')).map((imported) => ({ file, ...imported })),
  )
  const undeclared = used.filter(
    ({ name, typesOnly }) => !direct.has(name) && !(typesOnly && direct.has(`@types/${name}`)),
  )
  expect(undeclared.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  expect(used.length).toBeGreaterThan(100)
  for (const folder of ['src/', 'scripts/', 'e2e/', 'nginx/'])
    expect(
      files.some((file) => file.startsWith(folder)),
      folder,
    ).toBe(true)
})

test.each<[string, string[]]>([
  ["import a from 'a'", ['a']],
  ["import 'a/styles.css'", ['a']],
  ["import { b } from '@a/b/c'", ['@a/b']],
  ["import type { A } from 'a'", ['a, for its types']],
  ["import { type A } from 'a'", ['a, for its types']],
  ["import { type A, b } from 'a'", ['a']],
  ["export { b } from 'a'", ['a']],
  ["export * from 'a'", ['a']],
  ["export type { A } from 'a'", ['a, for its types']],
  ["const load = () => import('a/b')", ['a']],
  ['const load = (address: string) => import(address)', []],
  ["import a from './a.ts'; import b from '../b.ts'; import c from '/c.ts'", []],
  ["import 'node:fs'; import 'fs'; import 'node:fs/promises'", []],
  ["import 'virtual:tokens.css'", []],
  ["const text = \"import a from 'a'\" // import b from 'b'", []],
])('%s', (code, expected) => {
  const imported = packageImports('module.ts', code)
  expect(imported.map(({ name, typesOnly }) => (typesOnly ? `${name}, for its types` : name))).toEqual(
    expected,
  )
})
