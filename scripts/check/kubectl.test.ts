import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { onPath } from '../shared/debian.ts'

// Where it is skipped, so are the tests of scripts/check/kubernetes (vite.config.ts).
test.skipIf(!onPath('kubectl'))('kubectl is there to render the manifests', () => {
  const version = execFileSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' })
  // Version 5 adds the tag beside a digest.
  expect(JSON.parse(version).kustomizeVersion).toMatch(/^v[5-9]\./)
})
