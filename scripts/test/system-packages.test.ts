import { expect, test } from 'vitest'
import { check } from './suites.ts'
import { afterInstalling } from './system-packages.ts'

test('suites that need more than Node wait for the packages, the others do not', () => {
  const suites = [
    check('build', { needsOnlyNode: true }),
    check('browser', { after: ['build'] }),
    check('unit'),
  ]
  expect(afterInstalling(false, suites).map(({ name, after }) => [name, after])).toEqual([
    ['system packages', undefined],
    ['build', undefined],
    ['browser', ['build', 'system packages']],
    ['unit', ['system packages']],
  ])
})

test('installing proves nothing, and fails when it could not', () => {
  const [install] = afterInstalling(true, [])
  expect(install?.command).toEqual(['install:packages', '--engines'])
  expect(install?.resultOf(0, 1)).toMatchObject({ passed: 0, failed: 0 })
  expect(install?.resultOf(1, 1)).toMatchObject({ passed: 0, failed: 1 })
})
