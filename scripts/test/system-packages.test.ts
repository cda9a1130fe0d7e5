import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check } from './suites.ts'
import { afterInstalling, tools, withSystemPackages } from './system-packages.ts'

test('suites that need more than Node wait for the packages, the others do not', () => {
  const suites = [check('build', { needs: 'node' }), check('browser', { after: ['build'] }), check('unit')]
  expect(afterInstalling(false, suites).map(({ name, after }) => [name, after])).toEqual([
    ['system packages', undefined],
    ['build', undefined],
    ['browser', ['build', 'system packages']],
    ['unit', ['system packages']],
  ])
})

test('where every suite sees to its own packages, none are installed', () => {
  const suites = [check('build', { needs: 'node' }), check('image', { needs: 'docker' })]
  expect(withSystemPackages(suites, () => tools)).toEqual(suites)
})

test('installing proves nothing, and fails when it could not', () => {
  const [install] = afterInstalling(true, [])
  expect(install?.command).toEqual(['install:packages', '--engines'])
  expect(install?.resultOf(0, 1)).toMatchObject({ passed: 0, failures: [] })
  expect(install?.resultOf(1, 1)).toMatchObject({ passed: 0, failures: [{ title: 'system packages' }] })
})

test('the workflow of the long tests installs what its runner lacks', () => {
  const ofRunner = ['chromium', 'chromium-headless-shell', 'firefox-esr', 'iproute2']
  const needed = tools
    .flatMap(({ debian, optional }) => (optional ? [] : debian))
    .filter((name) => !ofRunner.includes(name))
  const [, installed = ''] =
    / apt-get install (.*)/.exec(readFileSync('.github/workflows/long.yml', 'utf8')) ?? []
  expect(installed.split(' ').filter((word) => !word.startsWith('--'))).toEqual([...needed, 'wrk'].toSorted())
})
