import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installScripts, type LockedPackage, type LockedPackages, lockMistakes } from './lock-file.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const packages: LockedPackages = read('package-lock.json').packages
const good = packages['node_modules/react'] as LockedPackage

test('every package of the lock file is an archive of the npm registry, known by its hash', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(lockMistakes(packages)).toEqual([])
})

test.each<[string, LockedPackage, string]>([
  ['without a hash', { version: '1.0.0' }, 'has no SHA-512 of its archive'],
  [
    'with a weak hash',
    { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    'has no SHA-512 of its archive',
  ],
  [
    'from another host',
    { ...good, resolved: 'https://example.com/x.tgz' },
    'comes from https://example.com/x.tgz',
  ],
  [
    'from a repository',
    { ...good, resolved: 'git+ssh://git@github.com/a/b.git' },
    'comes from git+ssh://git@github.com/a/b.git',
  ],
  ['from a folder', { link: true }, 'is a link to a folder'],
])('a package %s is named', (_what, entry, mistake) => {
  expect(lockMistakes({ '': {}, 'node_modules/a': good, 'node_modules/x': entry })).toEqual([
    `node_modules/x ${mistake}`,
  ])
})

test('only packages that package.json decides on have install scripts', () => {
  expect(installScripts(packages).sort()).toEqual(Object.keys(read('package.json').allowScripts).sort())
})
