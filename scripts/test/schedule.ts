import type { Suite } from './suites.ts'

export interface Ended {
  readonly suite: Suite
  /** Exit status of the process; `undefined` if the suite could not start. */
  readonly status: number | null | undefined
  /** In milliseconds. */
  readonly duration: number
}

export interface Watcher {
  readonly started: (suite: Suite) => void
  readonly ended: (ended: Ended) => void
}

/**
 * Runs suites concurrently, in order, as far as cores allow. A suite that waits for cores blocks those after it, so that small ones cannot
 * starve it; one that needs more cores than there are runs alone.
 * @param run starts a suite and resolves to its exit status
 */
export const schedule = async (
  suites: readonly Suite[],
  cores: number,
  run: (suite: Suite) => Promise<number | null>,
  watcher: Watcher,
): Promise<readonly Ended[]> => {
  const ended: Ended[] = []
  const waiting = new Set(suites)
  const running = new Map<Suite, Promise<void>>()
  const end = (one: Ended) => {
    ended.push(one)
    watcher.ended(one)
  }
  const endOf = (name: string) => ended.find(({ suite }) => suite.name === name)
  const busy = () => [...running.keys()].reduce((sum, suite) => sum + suite.cores, 0)

  const start = (suite: Suite) => {
    waiting.delete(suite)
    const began = performance.now()
    watcher.started(suite)
    const ending = run(suite).then((status) => {
      running.delete(suite)
      end({ suite, status, duration: performance.now() - began })
    })
    running.set(suite, ending)
  }
  const startWhatCan = () => {
    for (const suite of waiting) {
      const before = suite.after?.map(endOf) ?? []
      if (before.some((one) => one && one.status !== 0)) {
        waiting.delete(suite)
        end({ suite, status: undefined, duration: 0 })
      } else if (before.every(Boolean)) {
        if (running.size > 0 && busy() + suite.cores > cores) return
        start(suite)
      }
    }
  }

  for (startWhatCan(); running.size > 0; startWhatCan()) await Promise.race(running.values())
  for (const suite of waiting) end({ suite, status: undefined, duration: 0 })
  return ended
}
