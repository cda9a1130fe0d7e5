import { expect, test } from 'vitest'
import { baseImages } from './dockerfile.ts'

test('the Dockerfile names no moving version', () => {
  const images = baseImages('Dockerfile')
  expect(images.length).toBe(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[a-z-]+)?$/)
})
