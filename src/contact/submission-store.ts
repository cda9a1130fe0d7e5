import { type Effect, type Event, type Status, step } from './submission.ts'

interface Carriers extends Record<Exclude<Effect, 'send'>, () => void> {
  send: () => Promise<void>
}

/**
 * The state of a submission. It changes at once rather than with the next render, so that a second click finds it changed. Whatever throws
 * on the way to the receiver counts as lost.
 */
export const makeSubmission = (carriers: Carriers) => {
  const listeners = new Set<() => void>()
  let status: Status = 'editing'
  const effects: Record<Effect, () => void> = {
    ...carriers,
    send: () =>
      carriers.send().then(
        () => on('arrived'),
        () => on('lost'),
      ),
  }
  const on = (event: Event) => {
    const [next, ...todo] = step(status, event)
    status = next
    try {
      for (const effect of todo) effects[effect]()
    } catch (error) {
      console.error(error)
      return on('lost')
    }
    for (const listener of listeners) listener()
  }
  return {
    on,
    get: () => status,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
