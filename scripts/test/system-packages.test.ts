import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { check } from './suites.ts'
import { afterInstalling, tools, withSystemPackages } from './system-packages.ts'

vi.mock(import('../shared/debian.ts'), async (real) => ({ ...(await real()), isRootOnDebian: () => true }))
afterEach(() => vi.restoreAllMocks())

test('suites that need more than Node wait for the packages, the others do not', () => {
  const suites = [check('build', { needs: 'node' }), check('browser', { after: ['build'] }), check('unit')]
  expect(afterInstalling(['node', 'packages'], suites).map(({ name, after }) => [name, after])).toEqual([
    ['system packages', undefined],
    ['build', undefined],
    ['browser', ['build', 'system packages']],
    ['unit', ['system packages']],
  ])
})

test('packages are named before they are installed, and nothing starts for a person who says no', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const suites = [check('build', { needs: 'node' }), check('image', { needs: 'docker' })]
  const started = (answer: boolean, missing = tools) =>
    withSystemPackages(
      suites,
      () => missing,
      async () => {
        said.push('asked')
        return answer
      },
    )
  const installed = await started(true)
  expect(installed.map(({ name }) => name)).toEqual(['system packages', 'build', 'image'])
  expect(said).toEqual([expect.stringContaining('docker.io'), 'asked'])
  await expect(started(false)).rejects.toThrow('exit 1')
  said.length = 0
  expect(await started(false, [])).toEqual(suites)
  expect(said).toEqual([])
})

test('what is installed is for the suites that run', () => {
  const [install] = afterInstalling(['node', 'docker'], [])
  expect(install?.command).toEqual(['install:packages', 'node', 'docker'])
})

test('a successful installation counts as no test, a failed one as a failure', () => {
  const [install] = afterInstalling(['engines'], [])
  expect(install?.resultOf(0, 1)).toMatchObject({ passed: 0, failures: [] })
  expect(install?.resultOf(1, 1)).toMatchObject({ passed: 0, failures: [{ title: 'system packages' }] })
})

test('the workflow of the long tests installs what its runner lacks', () => {
  const ofRunner = [
    ...['chromium', 'chromium-headless-shell', 'firefox-esr', 'iproute2'],
    ...['debootstrap', 'docker.io', 'docker-compose'],
  ]
  const needed = tools
    .flatMap(({ debian, optional }) => (optional ? [] : debian))
    .filter((name) => !ofRunner.includes(name))
  const [, installed = ''] =
    / apt-get install (.*)/.exec(readFileSync('.github/workflows/long.yml', 'utf8')) ?? []
  expect(installed.split(' ').filter((word) => !word.startsWith('--'))).toEqual(needed.toSorted())
})
