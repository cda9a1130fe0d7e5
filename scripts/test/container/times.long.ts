import { expect, test } from 'vitest'
import { median } from '../../shared/median.ts'
import { docker } from './docker.ts'
import { siteImage } from './image.ts'
import { hardened, startSite } from './site-container.ts'

/** The engine's own time for a container that ends at once, in ms. */
const timeOfEmpty = async () => {
  const id = await docker('create', ...hardened, '--entrypoint=true', siteImage)
  const started = performance.now()
  await docker('start', '--attach', id)
  const ended = performance.now() - started
  await docker('rm', id)
  return ended
}

test('it is healthy in less than twice the time of a container that does nothing', async () => {
  const healthy: number[] = []
  const empty: number[] = []
  for (let start = 0; start < 5; start++) {
    empty.push(await timeOfEmpty())
    const site = await startSite()
    healthy.push(site.healthyAfter)
    await site.remove()
  }
  const [own, engine] = [median(healthy), median(empty)]
  const shown = healthy.map((time) => time.toFixed(0)).join(', ')
  console.log(
    `healthy after ${own.toFixed(0)} ms (median of ${shown}); an empty one takes ${engine.toFixed(0)} ms`,
  )
  expect(own / engine).toBeLessThan(2)
})
