import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseImages, withDigests, withoutStage } from './dockerfile.ts'

test('the Dockerfile names its base images by version and digest', () => {
  const images = baseImages('Dockerfile')
  expect(images.length).toBe(3)
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(?:-[a-z-]+)?@sha256:[0-9a-f]{64}$/)
})

test('every base image gets its current digest, and nothing else changes', () => {
  const whole = readFileSync('Dockerfile', 'utf8')
  const requested: string[] = []
  const digest = `sha256:${'1'.repeat(64)}`
  const renewed = withDigests(whole, (image) => {
    requested.push(image)
    return digest
  })
  expect(requested.toSorted()).toEqual(
    baseImages('Dockerfile')
      .map((image) => image.replace(/@.*/, ''))
      .toSorted(),
  )
  expect(renewed.match(/sha256:1{64}/g)).toHaveLength(requested.length)
  const plain = (text: string) => text.replaceAll(/sha256:[\da-f]{64}/g, digest)
  expect(renewed).toBe(plain(whole))
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
