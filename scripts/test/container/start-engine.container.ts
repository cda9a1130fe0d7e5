import { expect, test } from 'vitest'
import { isRootOnDebian } from '../../shared/debian.ts'
import { NoEngine } from './engine.ts'
import { siteImage } from './image.ts'
import { startEngine } from './start-engine.ts'

test('the engine that answers is used where it has the images', async () => {
  const engine = await startEngine([siteImage])
  expect(engine.env).toEqual({})
  expect(await engine.baseImage('node:1')).toBe('node:1')
})

test('where it cannot get them, only root on Debian gets another engine', async () => {
  const started = startEngine([`registry.invalid/${siteImage}`])
  if (!isRootOnDebian()) return expect(started).rejects.toThrow(NoEngine)
  const engine = await started
  expect(engine.env.DOCKER_HOST).toMatch(/^unix:/)
  expect(engine.env.DOCKER_HOST).not.toBe(process.env.DOCKER_HOST)
  await engine.stop()
})
