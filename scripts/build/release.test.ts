/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prices } from '../../src/pricing/prices.ts'
import { allSources } from '../content/all-sources.ts'
import { listByPage } from './samples/list.ts'
import { samplesIn } from './samples/samples.ts'

const build = (...options: string[]) =>
  spawnSync(process.execPath, ['scripts/build/build.ts', ...options], { encoding: 'utf8' })

const left = listByPage(samplesIn(allSources(), prices))

// Without samples, this would build a release into dist/, which other tests read.
it.runIf(left)('a release build fails while samples are left, and names them by page', () => {
  const { status, stderr } = build('--release')
  expect(status).toBe(1)
  expect(stderr).toContain(left)
})

it.each([['--relase'], ['--preview', '--release']])('%s %s builds nothing', (...options) => {
  const { status, stdout, stderr } = build(...options)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/--/)
})

it('an image is a preview unless a release is requested, and what is published is a release', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  expect(dockerfile).toMatch(/^ARG SITE_BUILD=preview$/m)
  expect(dockerfile).toMatch(/^RUN npm run build -- "--\$SITE_BUILD" /m)
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).toMatch(/^ +SITE_BUILD: release$/m)
})

it('the release stops when a command fails whose output it passes on', () => {
  // `echo "$(false)"` succeeds, an assignment does not.
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).not.toMatch(/echo .*\$\(/)
})
