import { describe, expect, test } from 'vitest'
import { openOverlay } from './overlay.fixture.ts'
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
})
