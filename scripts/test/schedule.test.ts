import { expect, test } from 'vitest'
import { schedule } from './schedule.ts'
import { check } from './suites.ts'

/** Runs suites whose processes end on the test's command. */
const begin = (suites: Parameters<typeof schedule>[0], cores = 2) => {
  const log: string[] = []
  const processes = new Map<string, (status: number) => void>()
  const all = schedule(suites, cores, ({ name }) => new Promise((resolve) => processes.set(name, resolve)), {
    started: ({ name }) => log.push(`+${name}`),
    ended: ({ suite, status }) => log.push(`-${suite.name}${status === 0 ? '' : ` ${status}`}`),
  })
  const finish = async (name: string, status = 0) => {
    processes.get(name)?.(status)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, all, finish }
}

test('runs as many suites at once as the cores allow, in order', async () => {
  const { log, all, finish } = begin([check('a'), check('b'), check('c', { cores: 2 }), check('d')])
  expect(log).toEqual(['+a', '+b'])
  await finish('b')
  expect(log, 'd leaves its core to c').toEqual(['+a', '+b', '-b'])
  await finish('a')
  expect(log.at(-1)).toBe('+c')
  await finish('c')
  await finish('d')
  expect((await all).map(({ suite }) => suite.name)).toEqual(['b', 'a', 'c', 'd'])
})

test('one that needs more cores than there are runs alone', async () => {
  const { log, all, finish } = begin([check('a'), check('b', { cores: 2 })], 1)
  await finish('a')
  await finish('b')
  await all
  expect(log).toEqual(['+a', '-a', '+b', '-b'])
})

test('what comes after another waits for it, and does not start when it has failed', async () => {
  const suites = [check('build'), check('browser', { after: ['build'] }), check('unit')]
  const good = begin(suites)
  expect(good.log).toEqual(['+build', '+unit'])
  await good.finish('build')
  expect(good.log).toEqual(['+build', '+unit', '-build', '+browser'])
  await good.finish('unit')
  await good.finish('browser')
  await good.all

  const bad = begin(suites)
  await bad.finish('build', 1)
  await bad.finish('unit')
  await bad.all
  expect(bad.log).toEqual(['+build', '+unit', '-build 1', '-browser undefined', '-unit'])
})

test.each([
  ['a suite that does not exist', [check('build'), check('browser', { after: ['biuld'] })]],
  [
    'a suite listed after it that cannot start',
    [check('browser', { after: ['unit'] }), check('unit', { after: ['build'] }), check('build')],
  ],
])('one that waits for %s does not start, and is reported', async (_what, suites) => {
  const { log, all, finish } = begin(suites)
  await finish('build', 1)
  expect((await all).map(({ suite }) => suite.name).toSorted()).toEqual(
    suites.map(({ name }) => name).toSorted(),
  )
  expect(log).toContain('-browser undefined')
})
