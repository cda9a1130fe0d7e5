import { describe, expect, it } from 'vitest'
import { areaCloths } from '../../../src/components/area-cloths.ts'
import { weaveFiles } from './weave-files.ts'

describe('weave files', () => {
  it('are small drawings, one for each area', () => {
    const files = Object.entries(weaveFiles())
    expect(files).toHaveLength(Object.keys(areaCloths).length)
    for (const [name, svg] of files) {
      expect(name).toMatch(/^weaves\/[a-z-]+\.svg$/)
      expect(svg.length).toBeLessThan(8 * 1024)
    }
  })
})
