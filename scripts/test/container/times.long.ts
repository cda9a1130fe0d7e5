import { expect, test } from 'vitest'
import { median } from '../../shared/median.ts'
import { docker } from './docker.ts'
import { startSite } from './site-container.ts'

test('it is healthy in less than a second', async () => {
  const times: number[] = []
  for (let start = 0; start < 5; start++) {
    const site = await startSite()
    times.push(site.healthyAfter)
    await site.remove()
  }
  const shown = times.map((time) => time.toFixed(0)).join(', ')
  console.log(`healthy after ${median(times).toFixed(0)} ms (median of ${shown})`)
  expect(median(times)).toBeLessThan(1000)
})

test('it stops at once when nothing is asked of it', async () => {
  const site = await startSite()
  const started = performance.now()
  await docker('stop', '--time=20', site.id)
  const stopped = performance.now() - started
  console.log(`stopped after ${stopped.toFixed(0)} ms`)
  expect(stopped).toBeLessThan(2000)
  await docker('rm', site.id)
})
