import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseImages, withoutStage } from './dockerfile.ts'

test('the Dockerfile names its base images by version and digest', () => {
  const images = baseImages('Dockerfile')
  expect(images.length).toBe(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[a-z-]+)?@sha256:[0-9a-f]{64}$/)
})

test('leaving a stage out changes no other', () => {
  const whole = readFileSync('Dockerfile', 'utf8')
  const stages = (text: string) => [...text.matchAll(/^FROM .+/gm)].map(([line]) => line)
  const rest = withoutStage(whole, 'e2e')
  expect(stages(rest)).toEqual(stages(whole).filter((line) => !line.endsWith(' AS e2e')))
  expect(rest).not.toMatch(/COPY --from=docker|chromium-headless-shell/)
  expect(rest).toContain(whole.slice(whole.lastIndexOf('FROM ')))
  expect(withoutStage(whole, 'none')).toBe(whole)
})
