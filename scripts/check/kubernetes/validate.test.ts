import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Manifest, render } from '../../fixtures/manifests.ts'
import { openOverlay, root } from './overlay.fixture.ts'
import { errorsOf } from './validate.ts'

describe('the check of manifests', () => {
  const service = () => openOverlay('staging').the('Service')

  test('sees a value of the wrong type', () => {
    const wrong = service()
    wrong.spec.ports[0].port = '80'
    expect(errorsOf(wrong)).toEqual([expect.stringContaining('port')])
  })

  test('sees a misspelt key', () => {
    const wrong = service()
    wrong.spec.ports[0].targetport = 'http'
    expect(errorsOf(wrong)).toEqual(['unknown key /spec/ports/0/targetport'])
  })

  test('finds a misspelt key and a wrong type in an admission policy', () => {
    const [policy] = render(join(root, 'deploy/kubernetes/cluster'))
    const wrong = structuredClone(policy as Manifest)
    wrong.spec.authorities[0].keyless.identities[0].subjectRegexp = '.*'
    expect(errorsOf(wrong)).toEqual([expect.stringContaining('subjectRegexp')])
    const untyped = structuredClone(policy as Manifest)
    untyped.spec.images = 'ghcr.io/OWNER/REPO'
    expect(errorsOf(untyped)).toEqual([expect.stringContaining('expected array')])
  })
})
